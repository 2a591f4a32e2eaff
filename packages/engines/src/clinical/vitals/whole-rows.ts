import type { ReadDocument } from '../../documents/document.ts'
import { boxAround, verticalOverlap } from '../../documents/layout/box.ts'
import { type SearchRow, searchRowsOf, tokensOf } from '../../forms/rows/search-rows.ts'

function goesOn(before: SearchRow, row: SearchRow): boolean {
  const [left, right] = [before.words.at(-1), row.words[0]]
  if (left === undefined || right === undefined || before.page !== row.page) return false
  return right.box[0] > left.box[2] && verticalOverlap(left.box, right.box) > 0.4
}

const hasLabel = ({ words }: SearchRow): boolean => /^\p{Script=Latin}/u.test(words[0]?.text ?? '')

/** Whether one row has a label and cells, the other only cells that fill gaps of it: a dash that was read as a row of its own drew them away. */
function interlaces(before: SearchRow, row: SearchRow): boolean {
  if (before.page !== row.page || hasLabel(before) === hasLabel(row)) return false
  const [labelled, cells] = hasLabel(row) ? [row, before] : [before, row]
  if (cells.words.some(({ text }) => /\p{Script=Latin}/u.test(text))) return false
  const fit = cells.words.every(({ box }) =>
    labelled.words.every((other) => other.box[2] < box[0] || other.box[0] > box[2]),
  )
  return fit && verticalOverlap(before.box, row.box) > 0.5
}

function joined(before: SearchRow, row: SearchRow): SearchRow {
  const words = [...before.words, ...row.words].toSorted((left, right) => left.box[0] - right.box[0])
  const text = words.map((word) => word.text).join(' ')
  let next = 0
  const starts = words.map((word) => {
    const start = next
    next += word.text.length + 1
    return start
  })
  return { ...before, words, text, starts, tokens: tokensOf(text), box: boxAround([before.box, row.box]) }
}

/** The document's rows, with those joined again that a skewed scan has split at a wide gap. */
export function wholeRows(document: ReadDocument): SearchRow[] {
  const whole: SearchRow[] = []
  for (const row of searchRowsOf(document)) {
    const before = whole.at(-1)
    if (before !== undefined && (goesOn(before, row) || interlaces(before, row)))
      whole[whole.length - 1] = joined(before, row)
    else whole.push(row)
  }
  return whole
}
