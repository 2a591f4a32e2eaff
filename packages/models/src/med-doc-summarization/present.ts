import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import type { MedicalSummary } from './schema.ts'

const statuses: Record<MedicalSummary['problems'][number]['status'], string> = {
  assessed: 'Assessed here',
  history: 'History',
  symptom: 'Symptom or finding',
}

const actions: Record<MedicalSummary['medicines'][number]['action'], string> = {
  start: 'Start',
  continue: 'Continue',
  change: 'Change',
  stop: 'Stop',
  listed: 'Mentioned',
}

/** As fields, so that each part's place lights up on the page. */
function sectionsBlock({ sections }: MedicalSummary): BlockOf<'fields'> {
  return {
    kind: 'fields',
    title: 'Summary',
    items: sections.flatMap(({ name, title, sentences }) =>
      sentences.map((sentence, index) => ({
        name: `${name}-${index + 1}`,
        label: index === 0 ? title : '',
        value: sentence.text,
        confidence: null,
        place: { page: sentence.page, box: sentence.box },
      })),
    ),
  }
}

function allergiesTable({ allergies }: MedicalSummary): BlockOf<'table'>[] {
  if (allergies.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Allergies',
      columns: [
        { label: 'Substance', align: 'start' },
        { label: 'Reaction', align: 'start' },
      ],
      rows: allergies.map(({ name, reaction, confidence, page, box }) => [
        { value: name, confidence, place: { page, box } },
        { value: reaction },
      ]),
    },
  ]
}

function problemsTable({ problems }: MedicalSummary): BlockOf<'table'>[] {
  if (problems.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Problems',
      columns: [
        { label: 'Problem', align: 'start' },
        { label: 'Standing', align: 'start' },
      ],
      rows: problems.map(({ name, status, confidence, page, box }) => [
        { value: name, confidence, place: { page, box } },
        { value: statuses[status] },
      ]),
    },
  ]
}

function medicinesTable({ medicines }: MedicalSummary): BlockOf<'table'>[] {
  if (medicines.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Medicines',
      columns: [
        { label: 'Medicine', align: 'start' },
        { label: 'Dose', align: 'start' },
        { label: 'How often', align: 'start' },
        { label: 'What to do', align: 'start' },
      ],
      rows: medicines.map(({ name, dose, frequency, action, confidence, page, box }) => [
        { value: name, confidence, place: { page, box } },
        { value: dose },
        { value: frequency },
        { value: actions[action] },
      ]),
    },
  ]
}

function followUpTable({ followUp }: MedicalSummary): BlockOf<'table'>[] {
  if (followUp.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Follow-up',
      columns: [
        { label: 'What', align: 'start' },
        { label: 'When', align: 'start' },
      ],
      rows: followUp.map(({ text, when, page, box }) => [{ value: text, place: { page, box } }, { value: when }]),
    },
  ]
}

function pagesBlock({ reading, sections, allergies, problems, medicines }: MedicalSummary): BlockOf<'pages'> {
  return {
    kind: 'pages',
    title: 'Where it stands',
    pages: reading.pages,
    highlights: [
      ...sections.flatMap(({ name, title, sentences }) =>
        sentences.map(({ text, page, box }, index) => ({
          name: `${name}-${index + 1}`,
          label: title,
          value: text,
          confidence: 1,
          place: { page, box },
        })),
      ),
      ...allergies.map(({ name, confidence, page, box }) => ({
        name: `allergy ${name}`,
        label: 'Allergy',
        value: name,
        confidence,
        place: { page, box },
      })),
      ...problems.map(({ name, confidence, page, box }) => ({
        name: `problem ${name}`,
        label: 'Problem',
        value: name,
        confidence,
        place: { page, box },
      })),
      ...medicines.map(({ name, text, confidence, page, box }) => ({
        name: `medicine ${name}`,
        label: 'Medicine',
        value: text,
        confidence,
        place: { page, box },
      })),
    ],
  }
}

/** The parts of the summary, the lists, and the pages on which every sentence can be seen. */
export function presentMedicalSummary(output: MedicalSummary): Block[] {
  return [
    ...output.warnings.map(
      (text): BlockOf<'notice'> => ({ kind: 'notice', tone: 'warning', title: 'Before you rely on this', text }),
    ),
    ...(output.sections.length === 0 ? [] : [sectionsBlock(output)]),
    ...allergiesTable(output),
    ...problemsTable(output),
    ...medicinesTable(output),
    ...followUpTable(output),
    pagesBlock(output),
  ]
}

const count = (list: readonly unknown[], word: string): string =>
  `${list.length} ${word}${list.length === 1 ? '' : 's'}`

export function summarizeMedicalSummary({ problems, medicines, followUp }: MedicalSummary): string {
  const assessed = problems.filter(({ status }) => status === 'assessed')
  const named = (assessed.length > 0 ? assessed : problems).slice(0, 3).map(({ name }) => name.toLowerCase())
  if (named.length === 0 && medicines.length === 0) return 'No problem and no medicine was found in the document.'
  const problemText = named.length === 0 ? 'no problem named' : named.join(', ')
  return `Problems: ${problemText}; ${count(medicines, 'medicine')}, ${count(followUp, 'follow-up step')}.`
}
