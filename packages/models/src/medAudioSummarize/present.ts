import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { clinicalTables, type Standing, sectionsBlock, summarizeClinical } from '../shared/clinical/summary-blocks.ts'
import { transcriptNotes } from '../shared/speech/transcript-notes.ts'
import type { MedicalAudio } from './schema.ts'

/** There is no page to mark, so the time is given. */
const onTape: Standing<Pick<MedicalAudio['followUp'][number], 'start'>> = {
  ofSentence: ({ start }) => ({ place: null, note: `Said at ${clockTime(start)}.` }),
  ofRow: () => ({}),
  column: { label: 'Said at', value: ({ start }) => clockTime(start) },
}

function timeline({
  durationSeconds,
  waveform,
  allergies,
  problems,
  medicines,
  followUp,
}: MedicalAudio): BlockOf<'timeline'> {
  const events = [
    ...allergies.map(({ start, end, name, confidence }) => ({ start, end, label: `Allergy: ${name}`, confidence })),
    ...[...problems, ...medicines].map(({ start, end, name, confidence }) => ({ start, end, label: name, confidence })),
    ...followUp.map(({ start, end }) => ({ start, end, label: 'Follow-up', confidence: 1 })),
  ].sort((left, right) => left.start - right.start)
  return { kind: 'timeline', title: 'Where it is said', duration: durationSeconds, waveform, events, curve: null }
}

/** Notices, the parts of the summary, the lists, and the times of what is said. */
export function presentMedicalAudio(output: MedicalAudio): Block[] {
  const { segments, recogniser, language, notes, warnings } = output
  const told = transcriptNotes(
    { recogniser, segments, language, notes: notes.recogniser },
    { file: notes.file, reads: 'English' },
  )
  // A notice that applies to every dictation is no warning; that nothing at all was heard is.
  const tone = output.problems.length + output.medicines.length > 0 ? 'info' : 'warning'
  return [
    ...told,
    ...warnings.map((text) => notice(tone, 'Before you rely on this', text)),
    ...sectionsBlock(output, onTape),
    ...clinicalTables(output, onTape),
    timeline(output),
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
  ]
}

/** One plain sentence. */
export const summarizeMedicalAudio = (output: MedicalAudio): string =>
  output.recogniser === null
    ? 'Nobody speaks in this recording, so there is nothing to sum up.'
    : summarizeClinical(output, 'No problem and no medicine was heard in the recording.')
