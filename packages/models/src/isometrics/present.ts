import { capitalised, counted } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { Isometrics } from './schema.ts'
import { isUnnamed, symbolName } from './symbol-names.ts'

const kindNames: Record<string, string> = {
  isometric: 'Isometric',
  pid: 'P&ID',
  mechanical: 'Mechanical drawing',
  other: 'Not a drawing I know',
}
const textKindNames: Record<Isometrics['texts'][number]['kind'], string> = {
  line_number: 'Line number',
  tag: 'Tag',
  dimension: 'Dimension',
  elevation: 'Level or coordinate',
  other: 'Text',
}

/** Rows of the table of texts. */
const mostRows = 150
const sureEnough = 0.75

export const nameOf = (label: string): string =>
  kindNames[label] ?? symbolName(label) ?? capitalised(label.replaceAll('_', ' '))

const notSure = (restsOn: Isometrics['restsOn']): BlockOf<'notice'> =>
  notice(
    'warning',
    'Not sure of the kind',
    restsOn === 'looks alone'
      ? 'The sheet is unlike those that the model learned from, and nothing on it that could be read tells its kind: no title, no symbols, no lines of a pipe. Take the kind as a guess; what is looked for depends on it.'
      : 'Compare the other kinds: what is looked for depends on it.',
  )

function notices({ known, labels, objects, texts, restsOn }: Isometrics): BlockOf<'notice'>[] {
  if (!known) {
    return [
      notice(
        'warning',
        'Not a drawing I know',
        'This looks like none of the three kinds that were learned: isometrics, P&IDs and mechanical drawings. Nothing was looked for on it.',
      ),
    ]
  }
  const best = labels[0]
  const isPid = best?.label === 'pid'
  return [
    ...(best && best.confidence < sureEnough ? [notSure(restsOn)] : []),
    ...(isPid
      ? [
          notice(
            'info',
            'Symbols of one drawing style',
            'The 32 symbols were learned from three synthetic sheets that give no names for them. Those with one usual meaning (ISA-5.1) are named by it; the others are unnamed and described. Check them against the legend of your sheet: one drawn with other symbols will be counted wrongly.',
          ),
        ]
      : []),
    ...(isPid && objects.length === 0
      ? [notice('warning', 'No symbols found', 'The sheet may be too small, or drawn with other symbols.')]
      : []),
    ...(best?.label === 'isometric' && objects.length > 0
      ? [
          notice(
            'info',
            'Elbows and tees by their lines',
            'They are told by how the bold lines turn and meet. Valves and flanges are not told apart, and dimension lines may be taken for pipes.',
          ),
        ]
      : []),
    ...(texts.length === 0 ? [notice('info', 'No texts read', 'The letters may be too small or touch lines.')] : []),
  ]
}

function marks({ objects, texts, known }: Isometrics): Block[] {
  const telling = texts.filter(({ kind }) => kind === 'line_number' || kind === 'tag')
  if (!known || objects.length + telling.length === 0) return []
  return [
    {
      kind: 'boxes-on-image',
      title: 'Found on the drawing',
      objects: [
        ...objects.map(({ label, confidence, box }) => ({ label: nameOf(label), confidence, box })),
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

/** What has a name first, then the commonest. */
const byCount = ([a, many]: [string, number], [b, more]: [string, number]): number =>
  Number(isUnnamed(a)) - Number(isUnnamed(b)) || more - many

const countTable = ({ counts }: Isometrics): Block[] =>
  Object.keys(counts).length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Counts',
          columns: [
            { label: 'Part', align: 'start' },
            { label: 'Number', align: 'end' },
          ],
          rows: Object.entries(counts)
            .toSorted(byCount)
            .map(([label, count]) => [{ value: nameOf(label) }, { value: count }]),
        },
      ]

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

function textTable({ texts, textsLeftOut }: Isometrics): Block[] {
  if (texts.length === 0) return []
  const order = Object.keys(textKindNames)
  const rows = texts.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const omitted = Math.max(0, rows.length - mostRows) + textsLeftOut
  return [
    {
      kind: 'table',
      title: 'Texts',
      columns: [
        { label: 'Kind', align: 'start' },
        { label: 'Text', align: 'start' },
      ],
      rows: rows
        .slice(0, mostRows)
        .map(({ kind, text, confidence }) => [{ value: textKindNames[kind] }, { value: text, confidence }]),
      ...(omitted > 0 && { omitted: `${omitted} more lines of letters` }),
    },
  ]
}

const directionTable = ({ directions }: Isometrics): Block[] =>
  directions.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Which way the long lines run',
          columns: [
            { label: 'Degrees', align: 'end' },
            { label: 'Share', align: 'end' },
          ],
          rows: directions.map(({ degrees, share }) => [{ value: degrees }, { value: `${Math.round(100 * share)} %` }]),
        },
      ]

export const present = (output: Isometrics): Block[] => [
  ...notices(output),
  {
    kind: 'labels',
    title: 'Kind of drawing',
    known: output.known,
    items: output.labels.map(({ label, confidence }) => ({ label: nameOf(label), confidence })),
  },
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
  return `${kind}: ${parts}, ${counted(numbers, 'line number')} and ${counted(tags, 'tag')} read.`
}
