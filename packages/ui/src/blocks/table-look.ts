import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/**
 * A table becomes a card a row where its columns would not fit. By the width of its own frame, since beside an input a
 * frame is narrow on a wide screen too.
 */
const narrow = {
  table: '@max-sm:block',
  head: '@max-sm:sr-only',
  row: '@max-sm:block @max-sm:px-4 @max-sm:py-3',
  cell: '@max-sm:flex @max-sm:min-w-0 @max-sm:flex-wrap @max-sm:justify-between @max-sm:gap-x-4 @max-sm:px-0 @max-sm:py-1 @max-sm:text-right @max-sm:whitespace-normal',
  long: '@max-sm:text-left',
  empty: '@max-sm:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-sm:inline',
}

type Look = typeof narrow

/** A name and its numbers may have room on a phone; as cards they would say their columns' names anew with each row. */
const small: Look = { table: '', head: '', row: '', cell: '', long: '', empty: '', label: 'hidden' }

const middle: Look = {
  table: '@max-lg:block',
  head: '@max-lg:sr-only',
  row: '@max-lg:block @max-lg:px-4 @max-lg:py-3',
  cell: '@max-lg:flex @max-lg:min-w-0 @max-lg:flex-wrap @max-lg:justify-between @max-lg:gap-x-4 @max-lg:px-0 @max-lg:py-1 @max-lg:text-right @max-lg:whitespace-normal',
  long: '@max-lg:text-left',
  empty: '@max-lg:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-lg:inline',
}

const wide: Look = {
  table: '@max-xl:block',
  head: '@max-xl:sr-only',
  row: '@max-xl:block @max-xl:px-4 @max-xl:py-3',
  cell: '@max-xl:flex @max-xl:min-w-0 @max-xl:flex-wrap @max-xl:justify-between @max-xl:gap-x-4 @max-xl:px-0 @max-xl:py-1 @max-xl:text-right @max-xl:whitespace-normal',
  long: '@max-xl:text-left',
  empty: '@max-xl:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-xl:inline',
}

const widest: Look = {
  table: '@max-3xl:block',
  head: '@max-3xl:sr-only',
  row: '@max-3xl:block @max-3xl:px-4 @max-3xl:py-3',
  cell: '@max-3xl:flex @max-3xl:min-w-0 @max-3xl:flex-wrap @max-3xl:justify-between @max-3xl:gap-x-4 @max-3xl:px-0 @max-3xl:py-1 @max-3xl:text-right @max-3xl:whitespace-normal',
  long: '@max-3xl:text-left',
  empty: '@max-3xl:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-3xl:inline',
}

/** CSS pixels: the room on both sides of a cell, and a letter of it. */
const padding = 32
const letter = 7.5
/** Letters of a cell before its words go on in a second line. */
const mostLetters = 30

/** CSS pixels of a table's frame on a phone. */
const phone = 356

/** CSS pixels that a column of words has at least (`min-w-24`). */
const leastText = 96

/** CSS pixels that a table would like to have, where a column of words has at least so many. */
const widthOf = ({ columns, rows }: Pick<BlockOf<'table'>, 'columns' | 'rows'>, least = 0): number =>
  columns.reduce((sum, { label, align }, index) => {
    const letters = rows.map((row) => String(row[index]?.value ?? '').length)
    const wanted = padding + letter * Math.min(mostLetters, Math.max(label.length, ...letters))
    return sum + (align === 'end' ? wanted : Math.max(least, wanted))
  }, 0)

export function tableLook(table: Pick<BlockOf<'table'>, 'columns' | 'rows'>): Look {
  const width = widthOf(table)
  if (widthOf(table, leastText) <= phone) return small
  if (table.columns.length <= 3 || width <= 400) return narrow
  if (width <= 520) return middle
  return width <= 620 ? wide : widest
}
