import { at } from '@vitrine/basics/at.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

const listedRows = 200

/** A table with right-aligned columns of figures; long ones are cut, as the download contains all rows. */
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
