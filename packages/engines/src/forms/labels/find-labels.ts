import { at } from '@vitrine/basics/at.ts'
import type { DecoyLabels, Label, Labelled } from './label.ts'
import { numberWordings } from './number-wordings.ts'
import { type SearchRow, type Span, spanOf, tokensOf } from '../rows/search-rows.ts'
import { currencyKeys } from '../values/currency-keys.ts'
import { keyOf, nearlyEqual } from '../../text/text-key.ts'

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
      .map((text) => ({ field, label, tokens: wordingTokens(text) })),
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
function tokensMatched(row: readonly SeenToken[], first: number, wording: readonly string[]): number {
  const tokens = row.slice(first, first + wording.length)
  if (tokens.length === wording.length && wording.every((token, offset) => sameToken(token, at(tokens, offset)))) {
    return wording.length
  }
  const possessive = withPossessives(row, first, wording)
  if (possessive > 0) return possessive
  const whole = wording.join('')
  if (whole.length < shortestTorn || whole.includes('*')) return 0
  let joined = ''
  for (let count = 1; count <= wording.length + mostTears && first + count <= row.length; count += 1) {
    joined += at(row, first + count - 1).key
    if (joined === whole && count !== wording.length) return count
    if (!whole.startsWith(joined)) return 0
  }
  return 0
}

function hitsIn<Name extends string>(
  row: SearchRow,
  seen: readonly SeenToken[],
  { field, label, tokens }: Wording<Name>,
): LabelHit<Name>[] {
  if (label.within !== undefined && !label.within.test(keyOf(row.text))) return []
  const hits: LabelHit<Name>[] = []
  const [begin = ''] = tokens
  const whole = tokens.join('')
  for (let first = 0; first < row.tokens.length; first += 1) {
    // Most places are ruled out by one word: it is neither the wording's first word nor a piece of it.
    const word = at(seen, first)
    if (!whole.startsWith(word.key) && !sameToken(begin, word)) continue
    const count = tokensMatched(seen, first, tokens)
    if (count === 0) continue
    const { start } = at(row.tokens, first)
    const { end } = at(row.tokens, first + count - 1)
    const exact = tokens.every((token, offset) => token.startsWith('*') || row.tokens[first + offset]?.key === token)
    hits.push({ field, weight: label.weight, span: spanOf(row, start, end), length: count, exact })
  }
  return hits
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
  return rows.flatMap((row) => {
    const seen = seenTokens(row)
    const hits = longest(
      wordings.flatMap((wording) => hitsIn(row, seen, wording)).filter((hit) => isOnePhrase(hit.span)),
    )
    return hits.map((hit) => withCurrency(hit, row, isOnePhrase))
  })
}
