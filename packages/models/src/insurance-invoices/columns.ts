import { columnsOf } from '@vitrine/engines/forms/tables/columns-of.ts'
import { sumsInCurrencies } from '@vitrine/engines/forms/tables/currency-headings.ts'
import type { ColumnDescription } from '@vitrine/engines/forms/tables/table-header.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

export const { afterCoverages, coverageTotal } = readPatterns(new URL('./wordings/columns.txt', import.meta.url), [
  'afterCoverages',
  'coverageTotal',
])

/** 'limit' is what the insurance pays at most; 'other' columns only delimit the others. */
export type CoverageColumn = keyof typeof vocabulary.coverages

/** Headings of the list of coverages, or of the items of a claim's invoice, in any of the supported languages. */
export const coverageColumns: readonly ColumnDescription<CoverageColumn>[] = columnsOf(vocabulary.coverages, {
  amount: sumsInCurrencies,
})
