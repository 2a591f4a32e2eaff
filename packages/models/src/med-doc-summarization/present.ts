import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { clinicalTables, type Standing, sectionsBlock, summarizeClinical } from '../shared/clinical/summary-blocks.ts'
import type { MedicalSummary } from './schema.ts'

type Placed = MedicalSummary['followUp'][number]

/** Each part's place is highlighted on the page. */
const placeOf = ({ page, box }: Pick<Placed, 'page' | 'box'>) => ({ place: { page, box } })
const onPage: Standing<Pick<Placed, 'page' | 'box'>> = { ofSentence: placeOf, ofRow: placeOf, column: null }

const highlight = (
  label: string,
  found: Pick<Placed, 'page' | 'box'> & { name: string; confidence: number },
  value = found.name,
): BlockOf<'pages'>['highlights'][number] => ({
  name: `${label.toLowerCase()} ${found.name}`,
  label,
  value,
  confidence: found.confidence,
  ...placeOf(found),
})

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
      ...allergies.map((allergy) => highlight('Allergy', allergy)),
      ...problems.map((problem) => highlight('Problem', problem)),
      ...medicines.map((medicine) => highlight('Medicine', medicine, medicine.text)),
    ],
  }
}

/** The parts of the summary, the lists, and the pages on which every sentence can be seen. */
export function presentMedicalSummary(output: MedicalSummary): Block[] {
  return [
    ...output.warnings.map((text) => notice('warning', 'Before you rely on this', text)),
    ...sectionsBlock(output, onPage),
    ...clinicalTables(output, onPage),
    pagesBlock(output),
  ]
}

/** One plain sentence. */
export const summarizeMedicalSummary = (output: MedicalSummary): string =>
  summarizeClinical(output, 'No problem and no medicine was found in the document.')
