import { sniffDecimalMark } from '../../tables/parse-number.ts'
import { inPlainDigits } from './in-plain-digits.ts'
import type { ShipmentFacts } from './shipment-facts.ts'

type Item = ShipmentFacts['items'][number]

const counts = ['quantity', 'quantityOrdered'] as const
const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/
/** '21.09.2026': a date style of countries with a point as thousands separator. */
const dottedDay = /(?<![\d.])\d{1,2}\.\d{1,2}\.(?:\d{2}){1,2}(?!\d|\.\d)/

const groupedWeight = /^[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,])/

/** A weight with '1.240 kg' as 1240 where the dates are of a country that separates thousands with a point. */
export const withPlainWeight = (text: string, rows: readonly (readonly string[])[]): string =>
  groupedWeight.test(text) && rows.some((row) => row.some((cell) => dottedDay.test(cell))) ? inPlainDigits(text) : text

/**
 * The items with '1.500' as 1500 where the table separates thousands with a point: its other figures show it or, as '1.500'
 * alone may be either, its dates.
 */
export function withPlainQuantities(items: readonly Item[], rows: readonly (readonly string[])[]): Item[] {
  const quantities = items.flatMap((item) => counts.flatMap((name) => item[name]?.text ?? []))
  if (!quantities.some((text) => grouped.test(text) || text.includes(','))) return [...items]
  const mark = sniffDecimalMark(quantities)
  const isContinental = mark === ',' || (mark === null && rows.some((row) => row.some((cell) => dottedDay.test(cell))))
  if (!isContinental) return [...items]
  return items.map((item) => {
    const plain = { ...item }
    for (const name of counts) {
      const stated = item[name]
      if (stated) plain[name] = { ...stated, text: inPlainDigits(stated.text) }
    }
    return plain
  })
}
