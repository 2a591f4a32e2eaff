import { pageOfText } from '../../documents/page-of-text.ts'
import { searchRowsOf, type SearchRow } from '../rows/search-rows.ts'

/** The page of those lines. */
export const pageOfLines = pageOfText

/** Rows as if the lines stood on a page in a typewriter's face: a blank of two or more columns stays a gap. */
export const rowsOfText = (lines: readonly string[]): SearchRow[] => searchRowsOf({ pages: [pageOfLines(lines)] })
