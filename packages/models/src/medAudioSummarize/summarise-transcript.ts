import { overlaps } from '@vitrine/basics/spans.ts'
import { type MisheardMedicine, misheardMedicines } from '@vitrine/engines/clinical/hearing/misheard-medicines.ts'
import { joinedSections, summariseClinicalText } from '@vitrine/engines/clinical/summary/summarise-clinical-text.ts'
import { timedText } from '@vitrine/engines/speech/timed-text.ts'
import type { Transcript } from '@vitrine/engines/speech/transcript.ts'
import { replacedText } from '@vitrine/engines/text/replaced-text.ts'
import { titledSections } from '../shared/clinical/titled-sections.ts'
import { divideRunOns } from './divide-run-ons.ts'
import type { MedicalAudio } from './schema.ts'

type Told = Pick<
  MedicalAudio,
  'summary' | 'sections' | 'allergies' | 'problems' | 'medicines' | 'followUp' | 'warnings'
>

const fewWords = 40

/** A medicine that was told from the sound of words that are none is never sure. */
const mostSure = 0.75

const quoted = (heard: readonly MisheardMedicine[]): string =>
  heard
    .map(({ heard: words, name, like }) =>
      name === null ? `“${words}” (may be ${like.join(' or ')})` : `“${words}” (probably ${name})`,
    )
    .join(', ')

function warningsAbout(
  { allergies, problems, medicines }: Omit<Told, 'warnings'>,
  text: string,
  misheard: readonly MisheardMedicine[],
): string[] {
  const warnings: string[] = []
  if (misheard.length > 0)
    warnings.push(`Words that are no English sound like medicines: ${quoted(misheard)}. Listen to each.`)
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
  const said = divideRunOns(text)
  const misheard = misheardMedicines(said)
  const taken = misheard.flatMap(({ name, ...one }) => (name === null ? [] : [{ ...one, value: name }]))
  const read = replacedText(said, taken)
  const found = summariseClinicalText(read.text)
  const timed = <Item extends { start: number; end: number }>(item: Item): Item => {
    const { start, end } = read.placeOf(item.start, item.end)
    return { ...item, ...timeOf(start, end) }
  }
  const heardIn = (item: { start: number; end: number }) => {
    const place = read.placeOf(item.start, item.end)
    return taken.filter((one) => overlaps(one, place))
  }
  /** What was said, whatever it was read as. */
  const verbatim = <Item extends { text: string; start: number; end: number }>(item: Item): Item => {
    if (heardIn(item).length === 0) return item
    const { start, end } = read.placeOf(item.start, item.end)
    return { ...item, text: said.slice(start, end) }
  }
  function doubted<Item extends { name: string; start: number; end: number; confidence: number }>(item: Item): Item {
    const { start, end } = read.placeOf(item.start, item.end)
    const [own] = heardIn(item).filter(({ value }) => item.name.toLowerCase().includes(value))
    const confidence = item.confidence * (surenessOf(start, end) ?? 1)
    return {
      ...timed(item),
      ...(own === undefined
        ? { confidence }
        : {
            name: `${item.name}, heard as “${own.heard}”`,
            confidence: Math.min(confidence, mostSure * own.likeness),
          }),
    }
  }
  const sections = titledSections(found.sections, (sentence) => timed(verbatim(sentence)))
  const told = {
    summary: joinedSections(sections),
    sections,
    allergies: found.allergies.map(doubted),
    problems: found.problems.map(doubted),
    medicines: found.medicines.map((medicine) => doubted(verbatim(medicine))),
    followUp: found.followUp.map((step) => timed(verbatim(step))),
  }
  return { ...told, warnings: warningsAbout(told, text, misheard) }
}
