import { at } from '@vitrine/basics/at.ts'
import type { Box, ReadDocument, Word } from '../../documents/document.ts'
import { boxAround } from '../../documents/layout/box.ts'
import { rowsOfWords } from '../../documents/layout/lines.ts'
import { joinedText } from '../../text/joined-text.ts'
import { keyOf } from '../../text/text-key.ts'
import { currencyOfSign } from '../values/currency-keys.ts'

/** All words of one baseline as a text, each character traceable to its word. */
export interface SearchRow {
  index: number
  page: number
  /** Width over height of the page. */
  aspect: number
  recognised: boolean
  /** True where the document's sums have no cents: then numbers grouped by thousands are money. */
  wholeMoney?: boolean
  words: readonly Word[]
  text: string
  /** Where each word starts in `text`. */
  starts: readonly number[]
  /** Words in their comparable form, split where they hold more than one ('Rechnungs-Nr.:' → rechnungs, nr). */
  tokens: readonly { key: string; start: number; end: number }[]
  box: Box
}

/** A stretch of a row: characters `start` to `end` (exclusive) of its text. */
export interface Span {
  row: SearchRow
  start: number
  end: number
  text: string
  box: Box
  confidence: number
}

/** A currency's sign is a word where it is by itself, as a column's heading or after a label, but not next to a sum. */
const wordPattern = /#|[\p{L}\p{M}\p{N}]+|(?<!\d\s?)[€£$₹¥](?!\s?[-–.(]?\d|\p{L})/gu

export function tokensOf(text: string): { key: string; start: number; end: number }[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    key: keyOf(currencyOfSign[match[0]] ?? match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Currencies without cents, or usually written without them. */
const withoutCents = /[¥￥₩₹₦₫]|\b(?:JPY|KRW|yen|INR|Rs|PKR|LKR|KES|K[Ss]hs?|NGN|TZS|UGX|VND|IDR|CLP|COP)\b|\d円|消費税/
const cents = /\d[.,]\d{2}(?![\d.,%])/
/** Kana: '¥' is also China's currency, which has cents. */
const japanese = /[\u3041-\u30fa]/

/** On a page that names such a currency and has no cents, '48,500' is money. In Japan only the price of one has them. */
const hasWholeMoney = (rows: readonly SearchRow[]): boolean =>
  rows.some(({ text }) => withoutCents.test(text)) &&
  (rows.some(({ text }) => japanese.test(text)) || !rows.some(({ text }) => cents.test(text)))

/** Printed lines have a few dozen words. Comparing a row's words with one another would take minutes for thousands. */
const mostInRow = 300

/** The words of each baseline, in parts of bounded length. */
function* boundedRows(words: readonly Word[]): Generator<readonly Word[]> {
  for (const row of rowsOfWords(words)) {
    for (let from = 0; from < row.length; from += mostInRow) yield row.slice(from, from + mostInRow)
  }
}

export function searchRowsOf(document: ReadDocument): SearchRow[] {
  const rows: SearchRow[] = []
  for (const page of document.pages) {
    for (const words of boundedRows(page.words)) {
      const { text, starts } = joinedText(words.map((word) => word.text))
      rows.push({
        index: rows.length,
        page: page.number,
        aspect: page.aspect,
        recognised: page.source === 'ocr',
        words,
        text,
        starts,
        tokens: tokensOf(text),
        box: boxAround(words.map((word) => word.box)),
      })
    }
  }
  return hasWholeMoney(rows) ? rows.map((row) => ({ ...row, wholeMoney: true })) : rows
}

/** The last word of a row that starts at or before a character; the first where none does. */
function wordAt(starts: readonly number[], character: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (at(starts, middle) <= character) low = middle
    else high = middle - 1
  }
  return low
}

/** The stretch of characters `start` to `end` of a row; inside a word its box is cut in proportion. */
export function spanOf(row: SearchRow, start: number, end: number): Span {
  const boxes: Box[] = []
  let confidence = 1
  // A hostile page may have thousands of words in one row, and thousands of spans of it may be requested.
  for (let index = wordAt(row.starts, start); index < row.words.length; index += 1) {
    const from = at(row.starts, index)
    if (from >= end) break
    const word = at(row.words, index)
    const to = from + word.text.length
    if (to <= start) continue
    const width = (word.box[2] - word.box[0]) / Math.max(1, word.text.length)
    boxes.push([
      word.box[0] + Math.max(0, start - from) * width,
      word.box[1],
      word.box[2] - Math.max(0, to - end) * width,
      word.box[3],
    ])
    confidence = Math.min(confidence, word.confidence)
  }
  return { row, start, end, text: row.text.slice(start, end), box: boxAround(boxes), confidence }
}
