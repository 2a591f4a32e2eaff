import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { transcriptNotes } from '../shared/speech/transcript-notes.ts'
import type { MedicalAudio } from './schema.ts'

const statuses: Record<MedicalAudio['problems'][number]['status'], string> = {
  assessed: 'Assessed here',
  history: 'History',
  symptom: 'Symptom or finding',
}

const actions: Record<MedicalAudio['medicines'][number]['action'], string> = {
  start: 'Start',
  continue: 'Continue',
  change: 'Change',
  stop: 'Stop',
  listed: 'Mentioned',
}

function sectionsBlock({ sections }: MedicalAudio): BlockOf<'fields'>[] {
  if (sections.length === 0) return []
  return [
    {
      kind: 'fields',
      title: 'Summary',
      items: sections.flatMap(({ name, title, sentences }) =>
        sentences.map((sentence, index) => ({
          name: `${name}-${index + 1}`,
          label: index === 0 ? title : '',
          value: sentence.text,
          confidence: null,
          place: null,
          note: `Said at ${clockTime(sentence.start)}.`,
        })),
      ),
    },
  ]
}

const column = (label: string) => ({ label, align: 'start' as const })

function problemsTable({ problems }: MedicalAudio): BlockOf<'table'>[] {
  if (problems.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Problems',
      columns: [column('Problem'), column('Standing'), column('Said at')],
      rows: problems.map(({ name, status, confidence, start }) => [
        { value: name, confidence },
        { value: statuses[status] },
        { value: clockTime(start) },
      ]),
    },
  ]
}

function medicinesTable({ medicines }: MedicalAudio): BlockOf<'table'>[] {
  if (medicines.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Medicines',
      columns: [column('Medicine'), column('Dose'), column('How often'), column('What to do'), column('Said at')],
      rows: medicines.map(({ name, dose, frequency, action, confidence, start }) => [
        { value: name, confidence },
        { value: dose },
        { value: frequency },
        { value: actions[action] },
        { value: clockTime(start) },
      ]),
    },
  ]
}

function followUpTable({ followUp }: MedicalAudio): BlockOf<'table'>[] {
  if (followUp.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Follow-up',
      columns: [column('What'), column('When'), column('Said at')],
      rows: followUp.map(({ text, when, start }) => [{ value: text }, { value: when }, { value: clockTime(start) }]),
    },
  ]
}

function timeline({ durationSeconds, waveform, problems, medicines, followUp }: MedicalAudio): BlockOf<'timeline'> {
  const events = [
    ...problems.map(({ start, end, name, confidence }) => ({ start, end, label: name, confidence })),
    ...medicines.map(({ start, end, name, confidence }) => ({ start, end, label: name, confidence })),
    ...followUp.map(({ start, end }) => ({ start, end, label: 'Follow-up', confidence: 1 })),
  ].sort((left, right) => left.start - right.start)
  return { kind: 'timeline', title: 'Where it is said', duration: durationSeconds, waveform, events, curve: null }
}

/** What to know first, the parts of the summary, the lists, and where it is said. */
export function presentMedicalAudio(output: MedicalAudio): Block[] {
  const { segments, recogniser, language, notes, warnings } = output
  const told = transcriptNotes(
    { recogniser, segments, language, notes: notes.recogniser },
    { file: notes.file, reads: 'English' },
  )
  return [
    ...told,
    ...warnings.map(
      (text): BlockOf<'notice'> => ({ kind: 'notice', tone: 'warning', title: 'Before you rely on this', text }),
    ),
    ...sectionsBlock(output),
    ...problemsTable(output),
    ...medicinesTable(output),
    ...followUpTable(output),
    timeline(output),
    ...(segments.length > 0 ? [{ kind: 'transcript' as const, segments }] : []),
  ]
}

const count = (list: readonly unknown[], word: string): string =>
  `${list.length} ${word}${list.length === 1 ? '' : 's'}`

/** One plain sentence. */
export function summarizeMedicalAudio({ problems, medicines, followUp, recogniser }: MedicalAudio): string {
  if (recogniser === null) return 'Nobody speaks in this recording, so there is nothing to sum up.'
  const assessed = problems.filter(({ status }) => status === 'assessed')
  const named = (assessed.length > 0 ? assessed : problems).slice(0, 3).map(({ name }) => name.toLowerCase())
  if (named.length === 0 && medicines.length === 0) return 'No problem and no medicine was heard in the recording.'
  const problemText = named.length === 0 ? 'no problem named' : named.join(', ')
  return `Problems: ${problemText}; ${count(medicines, 'medicine')}, ${count(followUp, 'follow-up step')}.`
}
