import { columnsOf } from '@vitrine/engines/forms/tables/columns-of.ts'
import { sumsInCurrencies } from '@vitrine/engines/forms/tables/currency-headings.ts'
import type { ColumnDescription } from '@vitrine/engines/forms/tables/table-header.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import vocabulary from '../vocabulary.json' with { type: 'json' }

export const { afterServices, offer } = readPatterns(new URL('../wordings/columns.txt', import.meta.url), [
  'afterServices',
  'offer',
])

/** Columns that are not read ('other') delimit the others. */
export type ServiceColumn = keyof typeof vocabulary.headings

/** Headings of the list of services. */
export const serviceColumns: readonly ColumnDescription<ServiceColumn>[] = columnsOf(vocabulary.headings, {
  amount: sumsInCurrencies,
})

const englishTotal = /^(?:grand |sub ?)?totals?\b|^page \d+ of \d+\s+totals?\b|\btotals?\b.{0,12}$|^claim totals?\b/

const foreignTotal = new RegExp(`^(?:${vocabulary.totals.join('|')})\\b`)
const noService = new RegExp(`^(?:${vocabulary.noServices.join('|')})\\b`)

/** Whether a row, in its comparable form, sums the services up. */
export const isServiceTotal = (key: string): boolean => englishTotal.test(key) || foreignTotal.test(key)

/** Whether a row of the list is a payment, a tax or a subtotal: neither a service nor the total. */
export const isNoService = (key: string): boolean => noService.test(key)
