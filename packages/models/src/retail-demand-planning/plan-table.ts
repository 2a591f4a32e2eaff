import { at } from '@vitrine/basics/at.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

const listedRows = 200

/** A table whose columns of figures are set to the right; long ones are cut, as the download has all. */
export function planTable(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): BlockOf<'table'> {
  const numeric = headings.map((_, column) => rows.every((row) => /^[-−\d.,–]+$/.test(at(row, column))))
  return {
    kind: 'table',
    title,
    columns: headings.map((label, column) => ({ label, align: numeric[column] === true ? 'end' : 'start' })),
    rows: rows.slice(0, listedRows).map((row) => row.map((value) => ({ value }))),
    ...(rows.length > listedRows && { omitted: `${rows.length - listedRows} more rows in the download` }),
  }
}
