import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import { type SearchRow, spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { readOfSpans, textOfCell } from '@vitrine/engines/forms/tables/cells.ts'
import { amountsOf } from '@vitrine/engines/forms/values/amounts.ts'
import { datesOf } from '@vitrine/engines/forms/values/dates.ts'
import type { MedicalInvoice } from '../schema.ts'
import { scores } from '../weights.ts'
import { cpt } from './read-codes.ts'

/** Services of a list without headings: rows with a procedure code at the start and an amount at the end. */
export function readCodedRows(rows: readonly SearchRow[], { decimal, dateOrder }: Locale): MedicalInvoice['lines'] {
  return rows.flatMap((row): MedicalInvoice['lines'] => {
    const [date] = datesOf(row, dateOrder)
    const from = date !== undefined && date.span.start < 3 ? date.span.end : 0
    const code = [...row.text.matchAll(cpt)].find(({ index }) => index >= from && index <= from + 2)
    const amount = amountsOf(row, decimal).findLast(({ money }) => money)
    if (code === undefined || amount === undefined || /\p{L}{3}/u.test(row.text.slice(amount.span.end))) return []
    const codeEnd = code.index + code[0].length
    const first = amountsOf(row, decimal).find(({ money, span }) => money && span.start > codeEnd) ?? amount
    const description = textOfCell([spanOf(row, codeEnd, row.text.slice(0, first.span.start).trimEnd().length)])
    return [
      {
        date:
          date === undefined || from === 0 ? null : { ...readOfSpans([date.span], scores.codedRow), value: date.value },
        code: { ...readOfSpans([spanOf(row, code.index, codeEnd)], scores.codedRow), value: code[0] },
        description: description !== null && /\p{L}{3}/u.test(description.value) ? description : null,
        quantity: null,
        amount: { ...readOfSpans([first.span], scores.codedRow), value: first.value },
      },
    ]
  })
}
