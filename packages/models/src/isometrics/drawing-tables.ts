import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { countsTable } from '../shared/blocks/named-labels.ts'
import { nameOf, textKindNames } from './drawing-names.ts'
import type { Isometrics } from './schema.ts'
import { isUnnamed } from './symbol-names.ts'

/** Rows of the table of texts. */
const mostRows = 150
/** Named ones first, then the most frequent. */
const byCount = ([a, many]: [string, number], [b, more]: [string, number]): number =>
  Number(isUnnamed(a)) - Number(isUnnamed(b)) || more - many

export const countTable = ({ counts }: Isometrics): Block[] =>
  Object.keys(counts).length === 0 ? [] : [countsTable(Object.entries(counts).toSorted(byCount), 'Part', nameOf)]

export function textTable({ texts, textsLeftOut }: Isometrics): Block[] {
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

const directionNames = new Map([
  [0, 'Across'],
  [90, 'Up and down'],
])

export const directionTable = ({ directions }: Isometrics): Block[] =>
  directions.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Which way the long lines run',
          columns: [
            { label: 'Direction', align: 'start' },
            { label: 'Share', align: 'end' },
          ],
          rows: directions.map(({ degrees, share }) => [
            { value: directionNames.get(degrees) ?? `At ${degrees}°` },
            { value: `${Math.round(100 * share)} %` },
          ]),
        },
      ]
