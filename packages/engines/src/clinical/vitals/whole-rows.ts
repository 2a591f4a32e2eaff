import type { ReadDocument } from '../../documents/document.ts'
import { boxAround, verticalOverlap } from '../../documents/layout/box.ts'
import { type SearchRow, searchRowsOf } from '../../forms/rows/search-rows.ts'

function goesOn(before: SearchRow, row: SearchRow): boolean {
  const [left, right] = [before.words.at(-1), row.words[0]]
  if (left === undefined || right === undefined || before.page !== row.page) return false
  return right.box[0] > left.box[2] && verticalOverlap(left.box, right.box) > 0.4
}

function joined(before: SearchRow, row: SearchRow): SearchRow {
  const shift = before.text.length + 1
  return {
    ...before,
    words: [...before.words, ...row.words],
    text: `${before.text} ${row.text}`,
    starts: [...before.starts, ...row.starts.map((start) => start + shift)],
    tokens: [
      ...before.tokens,
      ...row.tokens.map(({ key, start, end }) => ({ key, start: start + shift, end: end + shift })),
    ],
    box: boxAround([before.box, row.box]),
  }
}

/** The document's rows, with those joined again that a skewed scan has split at a wide gap. */
export function wholeRows(document: ReadDocument): SearchRow[] {
  const whole: SearchRow[] = []
  for (const row of searchRowsOf(document)) {
    const before = whole.at(-1)
    if (before !== undefined && goesOn(before, row)) whole[whole.length - 1] = joined(before, row)
    else whole.push(row)
  }
  return whole
}
