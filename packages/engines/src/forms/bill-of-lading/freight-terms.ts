import { readPatterns } from '../../text/read-patterns.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import type { FreightTerms } from './bill-of-lading.ts'

const patterns = readPatterns(new URL('./wordings/freight-terms.txt', import.meta.url), [
  'prepaid',
  'collect',
  'thirdParty',
  'statedPrepaid',
  'statedCollect',
  'tickedPrepaid',
  'tickedCollect',
])

const wordings: readonly (readonly [FreightTerms, RegExp])[] = [
  ['prepaid', patterns.prepaid],
  ['collect', patterns.collect],
  ['third party', patterns.thirdParty],
]
const mark = String.raw`(?:\[\s?[xX✓]\s?\]|\([xX]\)|[☒☑✓✔]|(?<![\p{L}\p{N}])[xX](?![\p{L}\p{N}]))`

/** The one term that a text names; null where it names none or several. */
export function termsIn(text: string): FreightTerms | null {
  const named = wordings.filter(([, pattern]) => pattern.test(text))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}

const emptyBox = /^\s*(?:\[\s*\]|\(\s*\)|[☐□])/u

const namedIn = (row: SearchRow) =>
  wordings.flatMap(([value, pattern]) => {
    const match = pattern.exec(row.text)
    return match === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })

/** Whether a row offers terms to be ticked: then naming one is not an answer. */
export const offersTerms = (row: SearchRow): boolean =>
  namedIn(row).length > 1 && /\[\s*\]|\(\s*\)|[☐□]/u.test(row.text)

/** The ticked one of several terms on a row, with the mark before or after it; the last one's mark may be on the next row. */
export function tickedTerms(row: SearchRow, next?: SearchRow): { value: FreightTerms; span: Span } | null {
  const named = namedIn(row)
  if (named.length < 2) return null
  const marks = [...row.text.matchAll(new RegExp(mark, 'gu'))]
  const [only] = marks
  if (only === undefined) {
    const [open, ...others] = named.filter(({ end }) => !emptyBox.test(row.text.slice(end)))
    const marked = next !== undefined && new RegExp(mark, 'u').test(next.text)
    return open === undefined || others.length > 0 || !marked || !offersTerms(row)
      ? null
      : { value: open.value, span: spanOf(row, open.start, open.end) }
  }
  if (marks.length > 1) return null
  const first = Math.min(...named.map(({ start }) => start))
  // All marks come before or all after their words: before, where one precedes the first word.
  const ahead =
    only.index < first || /(?:\[\s*\]|\(\s*\)|[☐□_]+)\s*$/u.test(row.text.slice(Math.max(0, first - 6), first))
  const after = named.filter(({ start }) => start >= only.index).toSorted((a, b) => a.start - b.start)[0]
  const before = named.filter(({ end }) => end <= only.index).toSorted((a, b) => b.end - a.end)[0]
  const chosen = ahead ? (after ?? before) : (before ?? after)
  return chosen === undefined ? null : { value: chosen.value, span: spanOf(row, chosen.start, chosen.end) }
}

const markFirst = new RegExp(String.raw`^\s*${mark}\s*(?<term>\p{L}.*)$`, 'u')
const markLast = new RegExp(String.raw`^\s*(?<term>\p{L}.*?)\s*${mark}\s*$`, 'u')

/** The one term that a few words name where there is nothing else with them: '☒ collect', '[X] frei', 'TO PAY'. */
function termAlone(words: string): FreightTerms | null {
  const plain = words.replace(/[.:;]+$/, '').trim()
  if (patterns.tickedPrepaid.test(plain)) return 'prepaid'
  if (patterns.tickedCollect.test(plain)) return 'collect'
  return plain.split(' ').length <= 4 ? termsIn(plain) : null
}

/** A term with its mark in a cell or on a line of its own, below or beside others without one. */
export function tickedAlone(segments: readonly Span[]): { value: FreightTerms; span: Span } | null {
  const found = segments.flatMap((span) => {
    const term = (markFirst.exec(span.text) ?? markLast.exec(span.text))?.groups?.term
    const value = term === undefined ? null : termAlone(term)
    return value === null ? [] : [{ value, span }]
  })
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only : null
}

/** The term of a few words that are all there is: 'Franco', 'unfrei'. */
export function statedTerm(words: string): FreightTerms | null {
  const plain = words.replace(/[\s.:;]+$/, '')
  if (patterns.statedPrepaid.test(plain)) return 'prepaid'
  return patterns.statedCollect.test(plain) ? 'collect' : null
}

/** A term that is all a cell says: 'TO PAY', 'FREIGHT PREPAID'; null where cells name several. */
export function statedAlone(segments: readonly Span[]): { value: FreightTerms; span: Span } | null {
  const found = segments.flatMap((span) => {
    const words = span.text
      .replace(/^freight(?: charges)?\W+/i, '')
      // 'TO PAY Rs 2,150'
      .replace(/\W*(?:\p{Sc}|Rs\.?|EUR|USD|INR|GBP)?\s?\d[\d.,]*\W*$/u, '')
    const known = words.split(' ').length <= 3 ? (statedTerm(words) ?? termsIn(words)) : null
    return known === null ? [] : [{ value: known, span }]
  })
  const [first] = found
  return first !== undefined && found.every(({ value }) => value === first.value) ? first : null
}
