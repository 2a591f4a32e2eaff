import { keyOf } from '../../text/text-key.ts'
import type { Locale } from '../answers/parse-answer.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import { readOfSpans, textOfCell } from '../tables/cells.ts'
import { amountsOf } from '../values/amounts.ts'
import { goodsTotal } from './columns.ts'
import type { Goods } from './goods.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }
import { scores } from './weights.ts'

const item = new RegExp(
  `^(?:.{0,60}(?::|[A-Z]{4}\\s?\\d{7}))?\\W*(?<pieces>\\d[\\d.,]*)\\s+(?<packaging>(?:${vocabulary.packages.join('|')}))\\.?\\s+(?:of\\s+)?(?<goods>\\p{L}.*?)(?:,?\\s+(?:gross|weighing|weight|of|at|brutto|brut|lordo))*[,:]?\\s+(?<weight>\\d[\\d.,]*)\\s?(?:kgs?|lbs?|pounds|kilos)\\b`,
  'diu',
)
const sumRow = /^\W*(?:total\W*)?(?<pieces>\d[\d.,]*)\D{0,30}?\s(?<weight>\d[\d.,]*)\s?(?:kgs?|lbs?|pounds|kilos)\b/iu

/** Whether a row counts what the rows above it add up to. */
const isTotal = ({ groups }: RegExpExecArray): boolean => goodsTotal.test(keyOf(groups?.goods ?? ''))

/**
 * Goods typed without headings, row by row: '12 bundles  Cedar decking  6,300 lb', 'Container TGBU5503319: 18 pallets bulbs, gross 14,350 kg', and
 * the row that sums them up.
 */
export function readPlainGoods(rows: readonly SearchRow[], locale: Locale): Goods {
  const number = (row: SearchRow, start: number, text: string) => {
    const amount = amountsOf(row, locale.decimal).find(
      ({ span }) => span.start <= start && span.end >= start + text.length,
    )
    return amount === undefined ? null : { ...readOfSpans([amount.span], scores.plainGoods), value: amount.value }
  }
  const lines = rows.flatMap((row) => {
    const match = item.exec(row.text)
    // '4 PCS TOTAL 3,355 LBS'
    if (match === null || isTotal(match)) return []
    const placeOf = (part: string): [start: number, text: string] => [
      match.indices?.groups?.[part]?.[0] ?? 0,
      match.groups?.[part] ?? '',
    ]
    const cellOf = (part: string) => {
      const [start, text] = placeOf(part)
      return textOfCell([spanOf(row, start, start + text.length)], scores.plainGoods)
    }
    return [
      {
        row,
        line: {
          description: cellOf('goods'),
          pieces: number(row, ...placeOf('pieces')),
          packaging: cellOf('packaging'),
          weight: number(row, ...placeOf('weight')),
          freightClass: null,
          nmfc: null,
        },
      },
    ]
  })
  const last = lines.at(-1)?.row
  const below = last === undefined ? [] : rows.slice(last.index + 1, last.index + 4)
  const sum = below.find(
    ({ text }) =>
      sumRow.test(text) && (!item.test(text) || goodsTotal.test(keyOf(text.replace(/^[\W\d]*\p{L}+\s/u, '')))),
  )
  const { pieces = '', weight = '' } = (sum && sumRow.exec(sum.text)?.groups) ?? {}
  const inSum = (text: string, from = 0) => (sum === undefined ? null : number(sum, sum.text.indexOf(text, from), text))
  return {
    lines: lines.map(({ line }) => line),
    pieces: inSum(pieces),
    weight: inSum(weight, (sum?.text.indexOf(pieces) ?? 0) + pieces.length),
    marked: null,
  }
}
