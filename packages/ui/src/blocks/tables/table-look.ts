import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** In line with the block's title, where a frame has room to spare. */
const edge = '@lg:first:pl-5 @lg:last:pr-5'
/** The same for tables that need most of a frame beside an input. */
const wideEdge = '@3xl:first:pl-5 @3xl:last:pr-5'

/**
 * Shows a table as one card per row if its columns do not fit. Depends on the frame's width, since beside an input a
 * frame is narrow on a wide screen too.
 */
const narrow = {
  table: '@max-sm:block',
  head: '@max-sm:sr-only',
  headCell: `@max-lg:whitespace-normal ${edge}`,
  row: '@max-sm:block @max-sm:px-4 @max-sm:py-3',
  cell: `@max-sm:flex @max-sm:min-w-0 @max-sm:flex-wrap @max-sm:justify-between @max-sm:gap-x-4 @max-sm:px-0 @max-sm:py-1 @max-sm:text-right @max-sm:whitespace-normal ${edge}`,
  long: '@max-sm:text-left',
  empty: '@max-sm:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-sm:inline',
}

type Look = typeof narrow

/** A name and its numbers may fit on a phone; cards would repeat the column names with each row. */
const small: Look = { table: '', head: '', headCell: edge, row: '', cell: edge, long: '', empty: '', label: 'hidden' }

const middle: Look = {
  table: '@max-lg:block',
  head: '@max-lg:sr-only',
  headCell: edge,
  row: '@max-lg:block @max-lg:px-4 @max-lg:py-3',
  cell: `@max-lg:flex @max-lg:min-w-0 @max-lg:flex-wrap @max-lg:justify-between @max-lg:gap-x-4 @max-lg:px-0 @max-lg:py-1 @max-lg:text-right @max-lg:whitespace-normal ${edge}`,
  long: '@max-lg:text-left',
  empty: '@max-lg:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-lg:inline',
}

const wide: Look = {
  table: '@max-xl:block',
  head: '@max-xl:sr-only',
  headCell: wideEdge,
  row: '@max-xl:block @max-xl:px-4 @max-xl:py-3',
  cell: `@max-xl:flex @max-xl:min-w-0 @max-xl:flex-wrap @max-xl:justify-between @max-xl:gap-x-4 @max-xl:px-0 @max-xl:py-1 @max-xl:text-right @max-xl:whitespace-normal ${wideEdge}`,
  long: '@max-xl:text-left',
  empty: '@max-xl:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-xl:inline',
}

/** Beside the sidebar of a tablet in portrait a frame is 40 rem wide. */
const roomy: Look = {
  table: '@max-[38rem]:block',
  head: '@max-[38rem]:sr-only',
  headCell: wideEdge,
  row: '@max-[38rem]:block @max-[38rem]:px-4 @max-[38rem]:py-3',
  cell: `@max-[38rem]:flex @max-[38rem]:min-w-0 @max-[38rem]:flex-wrap @max-[38rem]:justify-between @max-[38rem]:gap-x-4 @max-[38rem]:px-0 @max-[38rem]:py-1 @max-[38rem]:text-right @max-[38rem]:whitespace-normal ${wideEdge}`,
  long: '@max-[38rem]:text-left',
  empty: '@max-[38rem]:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-[38rem]:inline',
}

const widest: Look = {
  table: '@max-3xl:block',
  head: '@max-3xl:sr-only',
  headCell: wideEdge,
  row: '@max-3xl:block @max-3xl:px-4 @max-3xl:py-3',
  cell: `@max-3xl:flex @max-3xl:min-w-0 @max-3xl:flex-wrap @max-3xl:justify-between @max-3xl:gap-x-4 @max-3xl:px-0 @max-3xl:py-1 @max-3xl:text-right @max-3xl:whitespace-normal ${wideEdge}`,
  long: '@max-3xl:text-left',
  empty: '@max-3xl:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-3xl:inline',
}

/** Six or so columns beside the sidebar of a tablet: closer together, with their heads in two lines. */
const dense: Look = {
  ...wide,
  headCell: `@max-3xl:px-2.5 @max-3xl:align-bottom @max-3xl:whitespace-normal ${wideEdge}`,
  cell: `@max-3xl:min-w-20 @max-3xl:px-2.5 @max-3xl:text-[13px] ${wide.cell}`,
}

/** Some columns beside an input on a wide screen, where a frame is 34 rem wide: closer together. */
const half: Look = {
  table: '@max-[34rem]:block',
  head: '@max-[34rem]:sr-only',
  headCell: `@max-3xl:px-2.5 @max-3xl:align-bottom @max-3xl:whitespace-normal ${wideEdge}`,
  row: '@max-[34rem]:block @max-[34rem]:px-4 @max-[34rem]:py-3',
  cell: `@max-3xl:min-w-16 @max-3xl:px-2.5 @max-3xl:text-[13px] @max-[34rem]:flex @max-[34rem]:min-w-0 @max-[34rem]:flex-wrap @max-[34rem]:justify-between @max-[34rem]:gap-x-4 @max-[34rem]:px-0 @max-[34rem]:py-1 @max-[34rem]:text-right @max-[34rem]:whitespace-normal ${wideEdge}`,
  long: '@max-[34rem]:text-left',
  empty: '@max-[34rem]:hidden',
  label: 'hidden shrink-0 text-left text-ink-faint @max-[34rem]:inline',
}

/** CSS pixels: the padding on both sides of a cell, and the width of a letter. */
const padding = 32
const letter = 7.5
/** The same in a dense table. */
const densePadding = 20
const denseLetter = 7
/** Letters that a text cell of a dense table should have in one line. */
const denseLetters = 14
/** CSS pixels: the width of a table's frame beside an input on a wide screen. */
const besideInput = 544
/** CSS pixels: the width of a table's frame beside a tablet's sidebar. */
const tablet = 640
/** Letters that a cell should have in one line. */
const lineLetters = 30
/** The fewest letters: two lines are easier to read across than a card. */
const leastLetters = 20

/** CSS pixels: the width of a table's frame on a phone. */
const phone = 356

/** CSS pixels: the minimum width of a column of text (`min-w-24`). */
const leastText = 96

type Table = Pick<BlockOf<'table'>, 'columns' | 'rows'>

interface Wanted {
  /** Per line in a text cell; heads and numbers stay in one line. */
  letters: number
  /** CSS pixels: the minimum width of a text column. */
  least: number
}

/** CSS pixels: the width of a whole table. */
const widthOf = ({ columns, rows }: Table, { letters: most, least }: Wanted): number =>
  columns.reduce((sum, { label, align }, index) => {
    const letters = Math.max(0, ...rows.map((row) => String(row[index]?.value ?? '').length))
    const inLine = Math.max(label.length, align === 'end' ? letters : Math.min(most, letters))
    const wanted = padding + letter * inLine
    return sum + (align === 'end' ? wanted : Math.max(least, wanted))
  }, 0)

const longestWord = (text: string) => Math.max(...text.split(' ').map((word) => word.length))

/** CSS pixels: the width of a whole table whose heads and texts take as many lines as they need. */
const denseWidthOf = ({ columns, rows }: Table): number =>
  columns.reduce((sum, { label, align }, index) => {
    const values = rows.map((row) => String(row[index]?.value ?? ''))
    const inLine = values.map((value) =>
      align === 'end' ? value.length : Math.max(longestWord(value), Math.min(denseLetters, value.length)),
    )
    return sum + densePadding + denseLetter * Math.max(longestWord(label), ...inLine)
  }, 0)

const hasSentence = ({ rows }: Table) => rows.flat().some(({ value }) => String(value ?? '').length > lineLetters)

export function tableLook(table: Table): Look {
  if (widthOf(table, { letters: lineLetters, least: leastText }) <= phone) return small
  const width = widthOf(table, { letters: leastLetters, least: 0 })
  if (table.columns.length <= 3 || width <= 400) return narrow
  if (width <= 512) return middle
  if (!hasSentence(table) && denseWidthOf(table) <= besideInput) return half
  if (width <= 576) return wide
  // Four text columns, which may take three lines there.
  if (width <= 730) return roomy
  return denseWidthOf(table) <= tablet ? dense : widest
}

/** As cards, this many cells are about two screens of a phone. */
const mostWhole = 40

/** Whether a table is short enough to stand whole on a phone, too, where its rows may be cards. */
export const isShort = ({ columns, rows }: Pick<BlockOf<'table'>, 'columns' | 'rows'>): boolean =>
  columns.length * rows.length <= mostWhole
