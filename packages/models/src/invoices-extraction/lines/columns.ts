import { columnsOf } from '@vitrine/engines/forms/tables/columns-of.ts'
import { inCurrencies } from '@vitrine/engines/forms/tables/currency-headings.ts'
import type { ColumnDescription } from '@vitrine/engines/forms/tables/table-header.ts'
import { currencyKeys } from '@vitrine/engines/forms/values/currency-keys.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import vocabulary from '../vocabulary.json' with { type: 'json' }

/** Words at the start of a row that end the list of lines. */
export const { afterLines } = readPatterns(new URL('./wordings/columns.txt', import.meta.url), ['afterLines'])

/** The columns that a list of goods or services is made of; those that are not read delimit the others. */
export type LineColumn = keyof typeof vocabulary.headings

/** 'Amount ex GST', 'Total incl. VAT': one heading, not two. */
const beforeOrAfterTax = ['amount', 'total', 'price', 'net', 'line total', 'value'].flatMap((sum) =>
  ['ex', 'excl', 'excluding', 'exc', 'inc', 'incl', 'including'].flatMap((side) =>
    ['gst', 'vat', 'tax'].map((tax) => `${sum} ${side} ${tax}`),
  ),
)

/** What columns are also called: with the side of a tax, or with a currency. */
const more: Readonly<Partial<Record<LineColumn, readonly string[]>>> = {
  unitPrice: inCurrencies(vocabulary.inCurrencies.unitPrice),
  amount: [...beforeOrAfterTax, ...currencyKeys, ...inCurrencies(vocabulary.inCurrencies.amount)],
}

/** Headings of an invoice's lines. */
export const lineColumns: readonly ColumnDescription<LineColumn>[] = columnsOf(vocabulary.headings, more)
