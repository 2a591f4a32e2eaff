import { pageOfText } from '../../documents/page-of-text.ts'
import { type SearchRow, searchRowsOf } from '../rows/search-rows.ts'

/** Rows as if the lines were on a page in a monospaced typeface: two or more spaces remain a gap. */
export const rowsOfText = (lines: readonly string[]): SearchRow[] => searchRowsOf({ pages: [pageOfText(lines)] })
