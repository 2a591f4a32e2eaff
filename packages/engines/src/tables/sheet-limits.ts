/** Limits of spreadsheet programs: cells beyond them were not written by one. */
export const lastRow = 1_048_576
export const lastColumn = 16_384

/** Counted over the whole table: each row is padded to the longest, each gap filled. */
export const mostCells = 5_000_000

/** '20,000 rows and 2,001 columns'. */
export const spreadOf = (rows: number, columns: number): string =>
  `${rows.toLocaleString('en')} rows and ${columns.toLocaleString('en')} columns`
