import type { Locale } from '../answers/parse-answer.ts'
import { type SearchRow, spanOf } from '../rows/search-rows.ts'
import { readOfSpans, textOfCell } from '../tables/cells.ts'
import { amountsOf } from '../values/amounts.ts'
import type { Goods } from './goods.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }
import { scores } from './weights.ts'

const item = new RegExp(
  `^\\W*(?<pieces>\\d[\\d.,]*)\\s+(?<packaging>(?:${vocabulary.packages.join('|')}))\\.?\\s+(?:of\\s+)?(?<goods>\\p{L}.*?)\\s+(?<weight>\\d[\\d.,]*)\\s?(?:kgs?|lbs?|pounds|kilos)\\b`,
  'iu',
)
const sumRow = /^\W*(?:total\W*)?(?<pieces>\d[\d.,]*)\D{0,30}?\s(?<weight>\d[\d.,]*)\s?(?:kgs?|lbs?|pounds|kilos)\b/iu

/** Goods typed without headings, row by row: '12 bundles  Cedar decking  6,300 lb', and the row that sums them up. */
export function readPlainGoods(rows: readonly SearchRow[], locale: Locale): Goods {
  const number = (row: SearchRow, text: string, from: number) => {
    const start = row.text.indexOf(text, from)
    const amount = amountsOf(row, locale.decimal).find(
      ({ span }) => span.start <= start && span.end >= start + text.length,
    )
    return amount === undefined ? null : { ...readOfSpans([amount.span], scores.plainGoods), value: amount.value }
  }
  const lines = rows.flatMap((row) => {
    const match = item.exec(row.text)
    const { pieces = '', packaging = '', goods = '', weight = '' } = match?.groups ?? {}
    if (match === null) return []
    const at = row.text.indexOf(goods, match.index)
    const kind = row.text.indexOf(packaging, match.index)
    return [
      {
        row,
        line: {
          description: textOfCell([spanOf(row, at, at + goods.length)], scores.plainGoods),
          pieces: number(row, pieces, 0),
          packaging: textOfCell([spanOf(row, kind, kind + packaging.length)], scores.plainGoods),
          weight: number(row, weight, at + goods.length),
          freightClass: null,
          nmfc: null,
        },
      },
    ]
  })
  const last = lines.at(-1)?.row
  const below = last === undefined ? [] : rows.slice(last.index + 1, last.index + 4)
  const sum = below.find(({ text }) => sumRow.test(text) && !item.test(text))
  const { pieces = '', weight = '' } = (sum && sumRow.exec(sum.text)?.groups) ?? {}
  return {
    lines: lines.map(({ line }) => line),
    pieces: sum === undefined ? null : number(sum, pieces, 0),
    weight: sum === undefined ? null : number(sum, weight, sum.text.indexOf(pieces) + pieces.length),
    marked: null,
  }
}
