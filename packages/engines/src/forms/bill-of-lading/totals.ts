import { keyOf } from '../../text/text-key.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import { readOfSpans } from '../tables/cells.ts'
import { amountsOf } from '../values/amounts.ts'
import type { Read } from '../values/read.ts'
import { goodsTotal } from './columns.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

export interface Totals {
  pieces: Read<number> | null
  weight: Read<number> | null
}

const weightUnit = /^\s?(?:kgs?|kilos?|kilograms?|lbs?|pounds)(?!\p{L})/iu
const packageUnit = new RegExp(`^\\s?(?:${vocabulary.packages.join('|')})(?!\\p{L})`, 'iu')

/** The sums in a row with units beside the figures: 'Total: 14 packages 11.250,0 kg'. */
export function readTotals(rows: readonly SearchRow[], { decimal }: Locale): Totals {
  const found: Totals = { pieces: null, weight: null }
  for (const row of rows.filter(({ text }) => goodsTotal.test(keyOf(text)))) {
    for (const { value, span } of amountsOf(row, decimal)) {
      const behind = row.text.slice(span.end)
      if (weightUnit.test(behind)) found.weight ??= { ...readOfSpans([span]), value }
      if (packageUnit.test(behind) && Number.isInteger(value)) found.pieces ??= { ...readOfSpans([span]), value }
    }
  }
  return found
}
