import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { clinicalTables, sectionsBlock, type Standing, summarizeClinical } from '../shared/clinical/summary-blocks.ts'
import type { MedicalSummary } from './schema.ts'

type Placed = MedicalSummary['followUp'][number]

/** Each part's place is highlighted on the page. */
const onPage: Standing<Pick<Placed, 'page' | 'box'>> = {
  ofSentence: ({ page, box }) => ({ place: { page, box } }),
  ofRow: ({ page, box }) => ({ place: { page, box } }),
  column: null,
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
    ...output.warnings.map((text) => notice('warning', 'Before you rely on this', text)),
    ...sectionsBlock(output, onPage),
    ...clinicalTables(output, onPage),
    pagesBlock(output),
  ]
}

/** One plain sentence. */
export const summarizeMedicalSummary = (output: MedicalSummary): string =>
  summarizeClinical(output, 'No problem and no medicine was found in the document.')
