import { at } from '@vitrine/basics/at.ts'
import type { Box, ReadDocument, Word } from '../../documents/document.ts'
import { boxAround } from '../../documents/layout/box.ts'
import { rowsOfWords } from '../../documents/layout/lines.ts'
import { keyOf } from '../../text/text-key.ts'

/** All words of one baseline as a text, each character traceable to its word. */
export interface SearchRow {
  index: number
  page: number
  /** Width over height of the page. */
  aspect: number
  recognised: boolean
  /** Given where the document's currency has no cents: what is grouped by thousands is money then. */
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

export function tokensOf(text: string): { key: string; start: number; end: number }[] {
  return [...text.matchAll(/#|[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    key: keyOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const withoutCents = /[¥￥₩]|\b(?:JPY|KRW|yen)\b/
const cents = /\d[.,]\d{2}(?![\d.,%])/

/** Yen and won have no cents: a page that names them and shows none means money by '48,500'. */
const hasWholeMoney = (rows: readonly SearchRow[]): boolean =>
  rows.some(({ text }) => withoutCents.test(text)) && !rows.some(({ text }) => cents.test(text))

export function searchRowsOf(document: ReadDocument): SearchRow[] {
  const rows: SearchRow[] = []
  for (const page of document.pages) {
    for (const words of rowsOfWords(page.words)) {
      const starts: number[] = []
      let text = ''
      for (const word of words) {
        if (text !== '') text += ' '
        starts.push(text.length)
        text += word.text
      }
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

/** The place of characters `start` to `end` of a row; inside a word the box is cut in proportion. */
export function spanOf(row: SearchRow, start: number, end: number): Span {
  const boxes: Box[] = []
  let confidence = 1
  for (const [index, word] of row.words.entries()) {
    const from = at(row.starts, index)
    const to = from + word.text.length
    if (to <= start || from >= end) continue
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
