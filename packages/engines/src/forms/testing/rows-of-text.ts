import type { Page } from '../../documents/document.ts'
import { searchRowsOf, type SearchRow } from '../rows/search-rows.ts'
import { pageOfWords } from '../../documents/layout/page-of-words.ts'

/** The page of those lines. */
export function pageOfLines(lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      box: [match.index / 100, 0.02 + row / 50, (match.index + match[0].length) / 100, 0.034 + row / 50] as const,
      confidence: 1,
      page: 1,
    })),
  )
  return pageOfWords({ number: 1, aspect: 0.7, source: 'text-layer', words })
}

/** Rows as if the lines stood on a page in a typewriter's face: a blank of two or more columns stays a gap. */
export const rowsOfText = (lines: readonly string[]): SearchRow[] => searchRowsOf({ pages: [pageOfLines(lines)] })
