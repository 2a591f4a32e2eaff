import { counted, countedOrNo } from '@vitrine/basics/wording.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { labelsBlock, namedObjects } from '../shared/blocks/named-labels.ts'
import { nameOf, textKindNames } from './drawing-names.ts'
import { drawingNotices } from './drawing-notices.ts'
import { countTable, directionTable, textTable } from './drawing-tables.ts'
import type { Isometrics } from './schema.ts'

function marks({ objects, texts, known }: Isometrics): Block[] {
  const telling = texts.filter(({ kind }) => kind === 'line_number' || kind === 'tag')
  if (!known || objects.length + telling.length === 0) return []
  return [
    {
      kind: 'boxes-on-image',
      title: 'Found on the drawing',
      objects: [
        ...namedObjects(objects, nameOf),
        ...telling.map(({ text, kind, confidence, box }) => ({
          label: `${textKindNames[kind]} ${text}`,
          confidence,
          box,
        })),
      ],
      heatMap: null,
    },
  ]
}
const titleBlock = ({ titleBlock: fields }: Isometrics): Block[] =>
  fields.length === 0
    ? []
    : [
        {
          kind: 'fields',
          title: 'Title block',
          items: fields.map(({ label, value, confidence }) => ({
            name: label.toLowerCase().replaceAll(' ', '_'),
            label,
            value,
            confidence,
            place: null,
          })),
        },
      ]
export const present = (output: Isometrics): Block[] => [
  ...drawingNotices(output),
  { ...labelsBlock(output, nameOf), title: 'Kind of drawing' },
  ...marks(output),
  ...countTable(output),
  ...titleBlock(output),
  ...textTable(output),
  ...directionTable(output),
]

export function summarize({ known, labels, objects, counts, texts }: Isometrics): string {
  if (!known) return 'Not a drawing that this model knows.'
  const kind = nameOf(labels[0]?.label ?? '')
  const numbers = texts.filter((text) => text.kind === 'line_number').length
  const tags = texts.filter((text) => text.kind === 'tag').length
  const parts = `${counted(objects.length, 'part')} of ${Object.keys(counts).length} kinds`
  return `${kind}: ${parts}, ${countedOrNo(numbers, 'line number')} and ${countedOrNo(tags, 'tag')} read.`
}
