import type { SearchRow } from '@vitrine/engines/forms/rows/search-rows.ts'
import { spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import type { Item } from '../lines/read-lines.ts'
import type { Between } from './between-net-and-total.ts'

const nameBefore = (row: SearchRow, end: number) => spanOf(row, 0, row.text.slice(0, end).trimEnd().length)

/** Untaxed fees are below the tax, each with its name: they are items like those above. */
export const feesAfterTax = (between: readonly Between[]): Item[] =>
  between.flatMap(({ name, value, answer }: Between): Item[] => {
    const [span] = answer.spans
    if (name !== 'other' || value <= 0 || span === undefined) return []
    const description = nameBefore(span.row, span.start)
    if (!/\p{L}{3}/u.test(description.text)) return []
    return [{ description: [description], quantity: null, unitPrice: null, amount: { value, span }, reduction: 0 }]
  })
