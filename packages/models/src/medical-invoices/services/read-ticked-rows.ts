import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import type { SearchRow } from '@vitrine/engines/forms/rows/search-rows.ts'
import { spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { markBefore, tickMarksOf } from '@vitrine/engines/forms/rows/tick-marks.ts'
import { readOfSpans, textOfCell } from '@vitrine/engines/forms/tables/cells.ts'
import { amountsOf } from '@vitrine/engines/forms/values/amounts.ts'
import type { MedicalInvoice } from '../schema.ts'
import { scores } from '../weights.ts'
import { cpt } from './read-codes.ts'

type Service = MedicalInvoice['lines'][number]

interface Offer {
  service: Service
  ticked: boolean
  /** Whether a box precedes it, crossed or blank. */
  boxed: boolean
}

/** The procedures that a row offers side by side, each from its code to the next one's box. */
function offersOf(row: SearchRow, { decimal }: Locale): Offer[] {
  const marks = tickMarksOf(row)
  const offers = [...row.text.matchAll(cpt)].map((match) => {
    const mark = markBefore(row, match.index, marks)
    return { from: mark?.start ?? match.index, mark, code: match[0], start: match.index }
  })
  const amounts = amountsOf(row, decimal).filter(({ money }) => money)
  return offers.flatMap(({ mark, code, start }, index): Offer[] => {
    const end = offers[index + 1]?.from ?? row.text.length
    const codeEnd = start + code.length
    const amount = amounts.find(({ span }) => span.start > codeEnd && span.end <= end)
    if (amount === undefined) return []
    const description = textOfCell(
      [spanOf(row, codeEnd, row.text.slice(0, amount.span.start).trimEnd().length)],
      scores.codedRow,
    )
    return [
      {
        ticked: mark?.ticked === true,
        boxed: mark !== undefined,
        service: {
          date: null,
          code: { ...readOfSpans([spanOf(row, start, codeEnd)], scores.codedRow), value: code },
          description: description !== null && /\p{L}{3}/u.test(description.value) ? description : null,
          quantity: null,
          amount: { ...readOfSpans([amount.span], scores.codedRow), value: amount.value },
        },
      },
    ]
  })
}

/**
 * A superbill lists everything a practice offers: services provided are ticked. `sums` are those that the page states: an X
 * alone beside a code may mean many things; only blank boxes, or ticked ones that add up to a sum, show that it is a tick.
 */
export function readTickedRows(rows: readonly SearchRow[], sums: readonly number[], locale: Locale): Service[] {
  const offers = rows.flatMap((row) => offersOf(row, locale))
  const done = offers.filter(({ ticked }) => ticked)
  if (done.length === 0 || done.length === offers.length) return []
  const sum = done.reduce((total, { service }) => total + (service.amount?.value ?? 0), 0)
  const borneOut = sums.some((stated) => Math.abs(stated - sum) < 0.005)
  if (!borneOut && offers.every(({ ticked, boxed }) => ticked || !boxed)) return []
  return done.map(({ service }) => service)
}
