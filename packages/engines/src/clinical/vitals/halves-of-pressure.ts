import { boxAround, centreOf, heightOf } from '../../documents/layout/box.ts'
import { type SearchRow, spanOf, tokensOf } from '../../forms/rows/search-rows.ts'
import { joinedText } from '../../text/joined-text.ts'
import { readPatterns } from '../../text/read-patterns.ts'

const { systolic, diastolic, apart } = readPatterns(new URL('./wordings/halves-of-pressure.txt', import.meta.url), [
  'systolic',
  'diastolic',
  'apart',
])

type Word = SearchRow['words'][number]

const figure = /^\d{2,3}$/
/** In heights of a row: a cell lies no further from the middle of its column. */
const columnReach = 4
/** Rows in which a table's two halves may lie apart, and rows without a figure that a table of columns may have. */
const reach = 2

const isPressure = (upper: string, lower: string): boolean => Number(upper) > Number(lower)

/** The same text, as long as before, with a pressure whose halves are named apart written as one: 'BP 128/82'. */
export const inOneFraction = (text: string): string =>
  text.replaceAll(apart, (whole: string, ...rest: unknown[]) => {
    // The cast: the last argument is the record of the named groups, which the pattern has.
    const { upper = '', lower = '' } = rest.at(-1) as Record<string, string>
    const written = `BP ${upper}/${lower}`
    return isPressure(upper, lower) && written.length <= whole.length ? written.padEnd(whole.length) : whole
  })

function withWords(row: SearchRow, words: readonly Word[]): SearchRow {
  const { text, starts } = joinedText(words.map((word) => word.text))
  return { ...row, words, text, starts, tokens: tokensOf(text) }
}

const both = (upper: Word, lower: Word): Word => ({
  ...upper,
  text: `${upper.text}/${lower.text}`,
  box: boxAround([upper.box, lower.box]),
  confidence: Math.min(upper.confidence, lower.confidence),
})

const isWithin = (row: SearchRow, { box }: Word, centre: number): boolean =>
  Math.abs(centreOf(box) - centre) * row.aspect < columnReach * heightOf(row.box)

const closest = (row: SearchRow, words: readonly Word[], centre: number): Word | undefined =>
  words
    .filter((word) => figure.test(word.text) && isWithin(row, word, centre))
    .toSorted((one, other) => Math.abs(centreOf(one.box) - centre) - Math.abs(centreOf(other.box) - centre))[0]

function begins(row: SearchRow, half: RegExp): RegExpExecArray | null {
  const match = half.exec(row.text)
  return match !== null && match.index <= 2 ? match : null
}

/** 'BP sys 101 108' over 'BP dia 60 64' → 'BP 101/60 108/64'; null where the rows are no such two. */
function ofTwoRows(upper: SearchRow, lower: SearchRow): SearchRow | null {
  const [first, second] = [begins(upper, systolic), begins(lower, diastolic)]
  if (first === null || second === null || upper.page !== lower.page) return null
  const named = first.index + first[0].length
  const [head] = upper.words
  const cells = upper.words.flatMap((word, index): Word[] => {
    if ((upper.starts[index] ?? 0) < named || !figure.test(word.text)) return []
    const below = closest(upper, lower.words, centreOf(word.box))
    return below !== undefined && isPressure(word.text, below.text) ? [both(word, below)] : []
  })
  return head === undefined || cells.length === 0 ? null : withWords(upper, [{ ...head, text: 'BP' }, ...cells])
}

/** The middles of two neighbouring columns headed as the halves; null where a row heads none. */
function headedBy(row: SearchRow): { row: SearchRow; centres: readonly [number, number] } | null {
  const [upper, lower] = [systolic.exec(row.text), diastolic.exec(row.text)]
  if (upper === null || lower === null || lower.index < upper.index || /\d{2}/.test(row.text)) return null
  const spans = [upper, lower].map(({ 0: { length }, index }) => spanOf(row, index, index + length))
  const [left, right] = spans
  if (left === undefined || right === undefined) return null
  const kept = row.words.flatMap((word, index): Word[] => {
    const start = row.starts[index] ?? 0
    if (start === left.start) return [{ ...word, text: 'BP', box: boxAround([left.box, right.box]) }]
    return spans.some((span) => start >= span.start && start < span.end) ? [] : [word]
  })
  return { row: withWords(row, kept), centres: [centreOf(left.box), centreOf(right.box)] }
}

function ofTwoColumns(row: SearchRow, [left, right]: readonly [number, number]): SearchRow | null {
  const [upper, lower] = [closest(row, row.words, left), closest(row, row.words, right)]
  if (upper === undefined || lower === undefined || upper === lower || !isPressure(upper.text, lower.text)) return null
  return withWords(
    row,
    row.words.flatMap((word) => (word === upper ? [both(upper, lower)] : word === lower ? [] : [word])),
  )
}

/** The rows of tables with the two halves of a pressure joined, whether they are rows or columns of their own. */
export function withWholePressures(rows: readonly SearchRow[]): SearchRow[] {
  const whole: SearchRow[] = []
  const used = new Set<SearchRow>()
  let columns: { page: number; centres: readonly [number, number]; misses: number } | null = null
  for (const [index, row] of rows.entries()) {
    if (used.has(row)) continue
    const heading = headedBy(row)
    if (heading !== null) {
      columns = { page: row.page, centres: heading.centres, misses: 0 }
      whole.push(heading.row)
      continue
    }
    const lower = rows.slice(index + 1, index + 1 + reach).find((below) => begins(below, diastolic) !== null)
    const joined = lower === undefined ? null : ofTwoRows(row, lower)
    if (joined !== null && lower !== undefined) {
      used.add(lower)
      whole.push(joined)
      continue
    }
    const under = columns !== null && columns.page === row.page ? ofTwoColumns(row, columns.centres) : null
    if (columns !== null && under === null && (columns.misses += 1) >= reach) columns = null
    whole.push(under ?? row)
  }
  return whole
}
