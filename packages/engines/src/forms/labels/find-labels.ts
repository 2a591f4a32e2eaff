import { at } from '@vitrine/basics/at.ts'
import { keyOf, nearlyEqual } from '../../text/text-key.ts'
import { type SearchRow, type Span, spanOf, tokensOf } from '../rows/search-rows.ts'
import { currencyKeys } from '../values/currency-keys.ts'
import type { DecoyLabels, Label, Labelled } from './label.ts'
import { numberWordings } from './number-wordings.ts'

export interface LabelHit<Name extends string> {
  /** Null for a decoy. */
  field: Name | null
  weight: number
  span: Span
  /** Number of words in the wording: where several fit a place, the longest wins. */
  length: number
  /** Whether the text matches the wording letter by letter. */
  exact: boolean
}

const shortestTorn = 8
const mostTears = 3

interface Wording<Name extends string> {
  field: Name | null
  label: Label
  tokens: readonly string[]
  /** All tokens without spaces. */
  joined: string
}

function wordingTokens(text: string): string[] {
  return text
    .split(' ')
    .flatMap((word) => (word.startsWith('*') ? [`*${keyOf(word)}`] : tokensOf(word).map((token) => token.key)))
}

/** The wordings of fields and decoys; a listed wording takes precedence over a derived one. */
function wordingsOf<Name extends string>(fields: readonly Labelled<Name>[], decoys: DecoyLabels): Wording<Name>[] {
  const labels = [
    ...fields.flatMap((field) => field.labels.map((label) => ({ field: field.name, label }))),
    ...decoys.map((text) => ({ field: null, label: { text, weight: 1 } })),
  ]
  const written = new Set(labels.map(({ label }) => label.text))
  return labels.flatMap(({ field, label }) =>
    numberWordings(label.text)
      .filter((text) => text === label.text || !written.has(text))
      .map((text) => {
        const tokens = wordingTokens(text)
        return { field, label, tokens, joined: tokens.join('') }
      }),
  )
}

/** A word read with this confidence is taken literally: 'Suite' over a town is not a misread 'Seite'. */
const surelyRead = 0.995

interface SeenToken {
  key: string
  /** Whether recognition may have misread a letter of it. */
  doubtful: boolean
}

function seenTokens({ recognised, tokens, words, starts }: SearchRow): SeenToken[] {
  return tokens.map(({ key, start }) => {
    const word = recognised ? words[starts.findLastIndex((from) => from <= start)] : undefined
    return { key, doubtful: word !== undefined && word.confidence < surelyRead }
  })
}

function sameToken(wanted: string, { key: seen, doubtful }: SeenToken): boolean {
  if (wanted.startsWith('*')) return seen.endsWith(wanted.slice(1))
  if (wanted === seen) return true
  // Letters are misread more often than lost: 'Emil' is not 'e-mail'.
  const asLong = wanted.length >= 7 || seen.length === wanted.length
  return doubtful && wanted.length >= 5 && asLong && nearlyEqual(wanted, seen, wanted.length >= 9 ? 2 : 1)
}

/** 'Shipper's name' is 'shipper name': a separate 's' that the wording lacks is skipped, except as the first word. */
function withPossessives(row: readonly SeenToken[], first: number, wording: readonly string[]): number {
  let place = first
  for (const [index, token] of wording.entries()) {
    if (index > 0 && row[place]?.key === 's' && token !== 's') place += 1
    const seen = row[place]
    if (seen === undefined || !sameToken(token, seen)) return 0
    place += 1
  }
  return place - first
}

/** Number of the row's tokens from `first` on that make up the wording: as many as it has, or more where kerning split a word. */
function tokensMatched<Name extends string>(
  row: readonly SeenToken[],
  first: number,
  { tokens: wording, joined: whole }: Wording<Name>,
): number {
  const tokens = row.slice(first, first + wording.length)
  if (tokens.length === wording.length && wording.every((token, offset) => sameToken(token, at(tokens, offset)))) {
    return wording.length
  }
  const possessive = withPossessives(row, first, wording)
  if (possessive > 0) return possessive
  if (whole.length < shortestTorn || whole.includes('*')) return 0
  let joined = ''
  for (let count = 1; count <= wording.length + mostTears && first + count <= row.length; count += 1) {
    joined += at(row, first + count - 1).key
    if (joined === whole && count !== wording.length) return count
    if (!whole.startsWith(joined)) return 0
  }
  return 0
}

/**
 * Which of the wordings, by their place, a word may begin: it is the first word of one, or a piece of it. Most words begin
 * none. Looked up once for each word, since a text repeats its words.
 */
function openBeginnings<Name extends string>(wordings: readonly Wording<Name>[]) {
  const known = new Map<string, readonly number[]>()
  return (word: SeenToken): readonly number[] => {
    const key = `${word.doubtful ? '?' : ''}${word.key}`
    const begun =
      known.get(key) ??
      wordings.flatMap(({ tokens: [first = ''], joined }, index) =>
        joined.startsWith(word.key) || sameToken(first, word) ? [index] : [],
      )
    known.set(key, begun)
    return begun
  }
}

function hitsAt<Name extends string>(
  row: SearchRow,
  seen: readonly SeenToken[],
  first: number,
  wording: Wording<Name>,
): LabelHit<Name>[] {
  const { field, label, tokens } = wording
  const count = tokensMatched(seen, first, wording)
  if (count === 0 || (label.within !== undefined && !label.within.test(keyOf(row.text)))) return []
  const { start } = at(row.tokens, first)
  const { end } = at(row.tokens, first + count - 1)
  const exact = tokens.every((token, offset) => token.startsWith('*') || row.tokens[first + offset]?.key === token)
  return [{ field, weight: label.weight, span: spanOf(row, start, end), length: count, exact }]
}

function longest<Name extends string>(hits: readonly LabelHit<Name>[]): LabelHit<Name>[] {
  return hits.filter((hit) =>
    hits.every(
      (other) =>
        other.length < hit.length ||
        // 'consignee' is nearly 'consignor', but an exact match wins.
        (other.length === hit.length && (hit.exact || !other.exact)) ||
        other.span.end <= hit.span.start ||
        other.span.start >= hit.span.end,
    ),
  )
}

const currencies = new Set(currencyKeys)

/** 'Totale documento EUR': the currency belongs to the label. */
function withCurrency<Name extends string>(
  hit: LabelHit<Name>,
  row: SearchRow,
  isOnePhrase: (span: Span) => boolean,
): LabelHit<Name> {
  const next = row.tokens.find(({ start }) => start >= hit.span.end)
  if (next === undefined || !currencies.has(next.key) || /\d/.test(row.text.slice(hit.span.end, next.end))) return hit
  const span = spanOf(row, hit.span.start, next.end)
  // 'Total   EUR 19.02': the currency belongs to the sum.
  const isBehindSum = /^\s*[-–]?\d/.test(row.text.slice(next.end))
  return isBehindSum || !isOnePhrase(span) ? hit : { ...hit, span }
}

/** Every place of a field's or a decoy's label; where labels overlap, the longest wording wins. */
export function findLabels<Name extends string>(
  rows: readonly SearchRow[],
  fields: readonly Labelled<Name>[],
  decoys: DecoyLabels,
  /** False for a wording whose words belong to different columns. */
  isOnePhrase: (span: Span) => boolean = () => true,
): LabelHit<Name>[] {
  const wordings = wordingsOf(fields, decoys)
  const beginnings = openBeginnings(wordings)
  return rows.flatMap((row) => {
    const seen = seenTokens(row)
    const places = seen
      .flatMap((word, first) => beginnings(word).map((index) => ({ index, first })))
      // In the order of the wordings, each from left to right.
      .toSorted((a, b) => a.index - b.index)
    const hits = longest(
      places
        .flatMap(({ index, first }) => hitsAt(row, seen, first, at(wordings, index)))
        .filter((hit) => isOnePhrase(hit.span)),
    )
    return hits.map((hit) => withCurrency(hit, row, isOnePhrase))
  })
}
