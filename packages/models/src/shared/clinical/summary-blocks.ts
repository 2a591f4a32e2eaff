import { countedOrNo } from '@vitrine/basics/wording.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import type { ClinicalParts } from './summary-schema.ts'

type Table = BlockOf<'table'>
type Cell = Table['rows'][number][number]
type FieldsItem = BlockOf<'fields'>['items'][number]

type Section = ClinicalParts['sections'][number]
type Allergy = ClinicalParts['allergies'][number]
type Problem = ClinicalParts['problems'][number]
type Medicine = ClinicalParts['medicines'][number]
type FollowUp = ClinicalParts['followUp'][number]

/** A clinical summary whose parts have a place each. */
interface Clinical<Where> {
  sections: readonly (Pick<Section, 'name' | 'title'> & {
    sentences: readonly (Section['sentences'][number] & Where)[]
  })[]
  allergies: readonly (Allergy & Where)[]
  problems: readonly (Problem & Where)[]
  medicines: readonly (Medicine & Where)[]
  followUp: readonly (FollowUp & Where)[]
}

/** How blocks show where a part of a summary stands: on a page, or at a time of a recording. */
export interface Standing<Where> {
  /** For a sentence of the summary. */
  ofSentence: (where: Where) => Pick<FieldsItem, 'place' | 'note'>
  /** For a row's first cell. */
  ofRow: (where: Where) => Pick<Cell, 'place'>
  /** An additional last column: its heading and cell. */
  column: { label: string; value: (where: Where) => string } | null
}

const statuses: Record<Problem['status'], string> = {
  assessed: 'Assessed here',
  suspected: 'Suspected',
  history: 'History',
  symptom: 'Symptom or finding',
}

const actions: Record<Medicine['action'], string> = {
  start: 'Start',
  continue: 'Continue',
  change: 'Change',
  stop: 'Stop',
  listed: 'Mentioned',
}

/** A table of findings; no block if there are none. `cells` are in the order of `labels`; the first has the place. */
function tableOf<Where>(
  { ofRow, column }: Pick<Standing<Where>, 'ofRow' | 'column'>,
  { title, labels }: { title: string; labels: readonly string[] },
  found: readonly { where: Where; cells: readonly [Cell, ...Cell[]] }[],
): Table[] {
  if (found.length === 0) return []
  const headings = column === null ? labels : [...labels, column.label]
  return [
    {
      kind: 'table',
      title,
      columns: headings.map((label) => ({ label, align: 'start' })),
      rows: found.map(({ where, cells: [first, ...rest] }) => [
        { ...first, ...ofRow(where) },
        ...rest,
        ...(column === null ? [] : [{ value: column.value(where) }]),
      ]),
    },
  ]
}

/** The sections of the summary as fields; no block for an empty one. */
export function sectionsBlock<Where>(
  { sections }: Pick<Clinical<Where>, 'sections'>,
  { ofSentence }: Pick<Standing<Where>, 'ofSentence'>,
): BlockOf<'fields'>[] {
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
          ...ofSentence(sentence),
        })),
      ),
    },
  ]
}

/** The tables of allergies, problems, medicines and follow-ups. */
export function clinicalTables<Where>(
  { allergies, problems, medicines, followUp }: Omit<Clinical<Where>, 'sections'>,
  standing: Pick<Standing<Where>, 'ofRow' | 'column'>,
): Table[] {
  return [
    ...tableOf(
      standing,
      { title: 'Allergies', labels: ['Substance', 'Reaction'] },
      allergies.map((where) => ({
        where,
        cells: [{ value: where.name, confidence: where.confidence }, { value: where.reaction }],
      })),
    ),
    ...tableOf(
      standing,
      { title: 'Problems', labels: ['Problem', 'Standing'] },
      problems.map((where) => ({
        where,
        cells: [{ value: where.name, confidence: where.confidence }, { value: statuses[where.status] }],
      })),
    ),
    ...tableOf(
      standing,
      { title: 'Medicines', labels: ['Medicine', 'Dose', 'How often', 'What to do'] },
      medicines.map((where) => ({
        where,
        cells: [
          { value: where.name, confidence: where.confidence },
          { value: where.dose },
          { value: where.frequency },
          { value: actions[where.action] },
        ],
      })),
    ),
    ...tableOf(
      standing,
      { title: 'Follow-up', labels: ['What', 'When'] },
      followUp.map((where) => ({ where, cells: [{ value: where.text }, { value: where.when }] })),
    ),
  ]
}

/** A name within a sentence: lower case, except abbreviations (COPD, HbA1c, T2DM). */
const inSentence = (name: string): string =>
  name.replaceAll(/[\p{L}\d]+/gu, (word) =>
    word.length <= 5 && /[\p{Lu}\d].*\p{Lu}/u.test(word) ? word : word.toLowerCase(),
  )

/** One plain sentence; `nothing` if neither a problem nor a medicine was found. */
export function summarizeClinical(
  { problems, medicines, followUp }: Pick<Clinical<unknown>, 'problems' | 'medicines' | 'followUp'>,
  nothing: string,
): string {
  const assessed = problems.filter(({ status }) => status === 'assessed')
  const named = (assessed.length > 0 ? assessed : problems).slice(0, 3).map(({ name }) => inSentence(name))
  if (named.length === 0 && medicines.length === 0) return nothing
  const problemText = named.length === 0 ? 'no problem named' : named.join(', ')
  return `Problems: ${problemText}; ${countedOrNo(medicines.length, 'medicine')}, ${countedOrNo(followUp.length, 'follow-up step')}.`
}
