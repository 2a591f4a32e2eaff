/**
 * A table becomes a card a row where its columns would not fit: the more columns, the earlier. By the width of its own
 * frame, since beside an input a frame is narrow on a wide screen too.
 */
const few = {
  table: '@max-sm:block',
  head: '@max-sm:sr-only',
  row: '@max-sm:block @max-sm:px-4 @max-sm:py-3',
  cell: '@max-sm:flex @max-sm:min-w-0 @max-sm:justify-between @max-sm:gap-4 @max-sm:px-0 @max-sm:py-1 @max-sm:text-right @max-sm:whitespace-normal',
  label: 'hidden shrink-0 text-left text-ink-faint @max-sm:inline',
}

const some: typeof few = {
  table: '@max-xl:block',
  head: '@max-xl:sr-only',
  row: '@max-xl:block @max-xl:px-4 @max-xl:py-3',
  cell: '@max-xl:flex @max-xl:min-w-0 @max-xl:justify-between @max-xl:gap-4 @max-xl:px-0 @max-xl:py-1 @max-xl:text-right @max-xl:whitespace-normal',
  label: 'hidden shrink-0 text-left text-ink-faint @max-xl:inline',
}

const many: typeof few = {
  table: '@max-3xl:block',
  head: '@max-3xl:sr-only',
  row: '@max-3xl:block @max-3xl:px-4 @max-3xl:py-3',
  cell: '@max-3xl:flex @max-3xl:min-w-0 @max-3xl:justify-between @max-3xl:gap-4 @max-3xl:px-0 @max-3xl:py-1 @max-3xl:text-right @max-3xl:whitespace-normal',
  label: 'hidden shrink-0 text-left text-ink-faint @max-3xl:inline',
}

export const tableLook = (columns: number) => (columns <= 3 ? few : columns <= 5 ? some : many)
