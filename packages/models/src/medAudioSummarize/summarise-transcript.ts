import { summariseClinicalText } from '@vitrine/engines/clinical/summary/summarise-clinical-text.ts'
import { timedText } from '@vitrine/engines/speech/timed-text.ts'
import type { Transcript } from '@vitrine/engines/speech/transcript.ts'
import { titledSections } from '../shared/clinical/titled-sections.ts'
import { divideRunOns } from './divide-run-ons.ts'
import type { MedicalAudio } from './schema.ts'

type Told = Pick<
  MedicalAudio,
  'summary' | 'sections' | 'allergies' | 'problems' | 'medicines' | 'followUp' | 'warnings'
>

const fewWords = 40

function warningsAbout({ allergies, problems, medicines }: Omit<Told, 'warnings'>, text: string): string[] {
  const warnings: string[] = []
  if (medicines.length > 0) {
    warnings.push(
      'The names of medicines are what a recogniser mishears most: one may be missing here, or another one stand in its place.',
    )
  }
  if (problems.length === 0 && medicines.length === 0 && allergies.length === 0) {
    warnings.push(
      'No problem and no medicine was heard: this may be no medical recording, or its words were not recognised.',
    )
  }
  if (text.split(/\s+/).length < fewWords) warnings.push('So little is said that the summary is most of it.')
  return warnings
}

/** Summarises what was said, each part with its time; the recogniser's uncertainty lowers the confidence here too. */
export function summariseTranscript({ segments }: Pick<Transcript, 'segments'>): Told {
  const { text, timeOf, surenessOf } = timedText(segments)
  if (text === '') {
    return { summary: '', sections: [], allergies: [], problems: [], medicines: [], followUp: [], warnings: [] }
  }
  const found = summariseClinicalText(divideRunOns(text))
  const timed = <Item extends { start: number; end: number }>(item: Item): Item => ({
    ...item,
    ...timeOf(item.start, item.end),
  })
  const doubted = <Item extends { start: number; end: number; confidence: number }>(item: Item): Item => ({
    ...timed(item),
    confidence: item.confidence * (surenessOf(item.start, item.end) ?? 1),
  })
  const told = {
    summary: found.summary,
    sections: titledSections(found.sections, timed),
    allergies: found.allergies.map(doubted),
    problems: found.problems.map(doubted),
    medicines: found.medicines.map(doubted),
    followUp: found.followUp.map(timed),
  }
  return { ...told, warnings: warningsAbout(told, text) }
}
