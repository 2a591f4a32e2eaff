import { overlaps } from '@vitrine/basics/spans.ts'
import type { FormAnswer } from '../../answers/form-answer.ts'
import type { Locale } from '../../answers/parse-answer.ts'
import type { FormDocument } from '../../rows/form-page.ts'
import type { SearchRow } from '../../rows/search-rows.ts'
import { moneyOf } from '../../sums/additions.ts'
import { chargesOf } from '../../sums/charges.ts'
import { closingSums } from '../../sums/closing-sums.ts'
import { type Amount, amountsOf } from '../../values/amounts.ts'
import { closeness } from './closeness.ts'

/** The number of signs that `sumSigns` gives for a word. */
export const sumSignCount = 20

/** What arithmetic and order say about the numbers of a paper; the function gives the signs of the number at a place, zeros where there is none. */
export function sumSigns(form: FormDocument, locale: Locale): (row: SearchRow, start: number, end: number) => number[] {
  const inRows = new Map(form.rows.map((row) => [row, amountsOf(row, locale.decimal)]))
  const money = moneyOf(form, locale)
  const values = money.map(({ value }) => Math.abs(Number(value)))
  const ranked = [...new Set(values)].toSorted((a, b) => b - a)
  const rankOf = new Map(ranked.map((value, rank) => [value, rank]))
  const lastOf = new Map(values.map((value, index) => [value, values.length - 1 - index]))
  const times = new Map<number, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  const largest = ranked[0] ?? 0
  const { net, taxes, fees, total, paid, due } = closingSums(money)
  const charges = chargesOf(money)
  const proved: (readonly (FormAnswer | null)[])[] = [
    [net],
    taxes,
    fees,
    [total],
    [paid],
    [due],
    [charges.total],
    [charges.due],
  ]
  const signsOf = ({ value, money: isMoney, percent }: Amount, row: SearchRow): number[] => {
    const size = Math.abs(value)
    return [
      Number(isMoney),
      Number(!isMoney && !percent),
      Number(percent),
      Math.log10(1 + size) / 6,
      Number(value < 0),
      ...(isMoney
        ? [
            closeness(rankOf.get(size) ?? 99),
            closeness(lastOf.get(size) ?? 99),
            Math.min(3, times.get(size) ?? 1) / 3,
            largest > 0 ? size / largest : 0,
            Number(size === 0),
            Math.min(4, inRows.get(row)?.filter((other) => other.money).length ?? 0) / 4,
            closeness(money.length / 10),
            ...proved.map((sums) =>
              Number(sums.some((sum) => sum !== null && Math.abs(Math.abs(Number(sum.value)) - size) < 0.005)),
            ),
          ]
        : []),
    ]
  }
  return (row, start, end) => {
    const amount = inRows.get(row)?.find(({ span }) => overlaps(span, { start, end }))
    const signs = amount === undefined ? [] : signsOf(amount, row)
    return [...signs, ...Array.from({ length: sumSignCount - signs.length }, () => 0)]
  }
}
