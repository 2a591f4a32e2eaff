import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { currencyOfSign } from './currency-keys.ts'
import { currencyOfPlace, type PlacedCurrency } from './currency-of-place.ts'

const codes =
  'EUR|USD|GBP|CHF|JPY|CNY|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|CAD|AUD|NZD|SGD|MYR|INR|PKR|LKR|AED|SAR|QAR|ZAR|KES|NGN|GHS|BRL|MXN|TRY|HKD|THB|PHP|IDR|KRW|ILS'
const currencyOfMention: Readonly<Record<string, string>> = {
  ...currencyOfSign,
  RM: 'MYR',
  円: 'JPY',
  '￥': 'JPY',
  euro: 'EUR',
  euros: 'EUR',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  ksh: 'KES',
  kshs: 'KES',
  '₦': 'NGN',
  '₱': 'PHP',
  '₩': 'KRW',
  '฿': 'THB',
  '₪': 'ILS',
  '₺': 'TRY',
  'gh₵': 'GHS',
  'gh¢': 'GHS',
  rp: 'IDR',
  dhs: 'AED',
  rand: 'ZAR',
}
/** 'A$', 'NZ$': the letters say which dollar it is. */
const dollarOf: Record<string, string> = {
  A: 'AUD',
  AU: 'AUD',
  C: 'CAD',
  CA: 'CAD',
  CDN: 'CAD',
  NZ: 'NZD',
  S: 'SGD',
  HK: 'HKD',
  US: 'USD',
  R: 'BRL',
  MX: 'MXN',
}
const ofDollar = (text: string): string | undefined => (text.endsWith('$') ? dollarOf[text.slice(0, -1)] : undefined)
const dollars = new Set(['USD', ...Object.values(dollarOf)])
/** Signs that several countries use: which one is meant is said by the places, the tax numbers and the taxes of the paper. */
const shared: Readonly<Record<string, readonly [PlacedCurrency, ...PlacedCurrency[]]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'COP', 'CLP', 'ARS'],
  rs: ['INR', 'PKR', 'LKR'],
  // 'Rs 4,800/-', '4,800/='
  '/-': ['INR', 'PKR', 'LKR', 'KES', 'UGX', 'TZS'],
  kr: ['SEK', 'DKK', 'NOK'],
  // Of one country, but a letter.
  r: ['ZAR'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
}
/** Those that mean the first of their countries far more often than the others. */
const mostly = new Set(['$', 'r', '¥', '￥', 'rs'])
const mention = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:${codes}|RM|[Rr]s|[Ee]uros?|EURO|zł|Kč|K[Ss][Hh]s?|Rp|Dhs|(?<=\d\s?)(?:kr|Ft|rand)|kr(?=\.?\s?\d))(?![\p{L}])`,
    String.raw`(?<!\p{L})(?:AU?|CA?|CDN|NZ|S|HK|US|R|MX)\$`,
    // 'R 1 281,90', but no 'R 12' of a row or a room
    String.raw`(?<![\p{L}\p{N}-])R(?=\s?\d{1,3}(?:[ ,.\u00a0]?\d{3})*[.,]\d{2}(?![\d.,]))`,
    String.raw`GH[₵¢]|[€$£¥￥₹₦₱₩฿₪₺]|(?<=\d)円|(?<=\d)\/[-–=](?!\d)`,
  ].join('|'),
  'gu',
)
const { namesCurrency } = readPatterns(new URL('./wordings/read-currency.txt', import.meta.url), ['namesCurrency'])

/** How well each way of naming a currency fits, 0…1; chosen by hand as the other weights of forms are. */
const score = {
  labelled: 0.97,
  besideAmount: 0.9,
  named: 0.6,
  /** A sign of several countries on a paper that shows one of them by so many signs: one, or more. */
  ofPlace: { one: 0.7, more: 0.85 },
  /** The same, where the paper shows another country as well, or none. */
  ofContested: 0.5,
  ofNowhere: 0.56,
  /** The same for a sign that is not mostly one country's. */
  ofAnyOfSeveral: 0.4,
  byCountry: 0.55,
  byContested: 0.3,
} as const

function currencyOfCountry(rows: readonly SearchRow[]): FormAnswer | null {
  const place = currencyOfPlace(rows)
  return place === null
    ? null
    : answerOfSpan(place.currency, place.span, place.contested ? score.byContested : score.byCountry)
}

/** What a sign of several countries means, and how sure that is; null for any other. */
function currencyOfShared(sign: string, rows: readonly SearchRow[]): { value: string; most: number } | null {
  const among = shared[sign]
  if (among === undefined) return null
  const place = currencyOfPlace(rows, among)
  if (place === null) return { value: among[0], most: mostly.has(sign) ? score.ofNowhere : score.ofAnyOfSeveral }
  const most = place.contested ? score.ofContested : place.signs > 1 ? score.ofPlace.more : score.ofPlace.one
  return { value: place.currency, most }
}

/** The dollar that is named elsewhere in the document, where only one is. */
function dollarNamed(rows: readonly SearchRow[]): string | null {
  const named = rows.flatMap((row) =>
    [...row.text.matchAll(mention)].flatMap(([text]) => {
      const value = ofDollar(text) ?? text
      return text !== '$' && dollars.has(value) ? [value] : []
    }),
  )
  const [only, ...others] = new Set(named)
  return only !== undefined && others.length === 0 ? only : null
}

const weightOf = (mentions: readonly Mention[]): number =>
  mentions.reduce((sum, entry) => sum + (entry.besideAmount ? 2 : 1), 0)

type Mention = { value: string; most: number; span: Span; besideAmount: boolean }

/** Maximum distance of a currency below its label, as a fraction of the page's height. */
const closeBelow = 0.02

function underLabel<Entry extends Mention>(rows: readonly SearchRow[], mentions: readonly Entry[]): Entry | undefined {
  return mentions.find((entry) => {
    const above = rows.slice(Math.max(0, entry.span.row.index - 2), entry.span.row.index)
    return above.some(
      (row) =>
        row.page === entry.span.row.page &&
        row.tokens.length < 12 &&
        namesCurrency.test(keyOf(row.text)) &&
        entry.span.box[1] - row.box[3] < closeBelow,
    )
  })
}

/** The currency that a label names, else the one of most amounts, as ISO 4217. */
export function readCurrency(rows: readonly SearchRow[]): FormAnswer | null {
  const dollar = dollarNamed(rows)
  /** Looked for once for each sign. */
  const meant = new Map<string, { value: string; most: number }>()
  const meaningOf = (text: string): { value: string; most: number } => {
    const sign = /^\/./.test(text) ? '/-' : text
    const known = meant.get(sign)
    if (known !== undefined) return known
    const key = sign.toLowerCase()
    const meaning =
      sign === '$' && dollar !== null
        ? { value: dollar, most: 1 }
        : (currencyOfShared(key, rows) ?? {
            value: ofDollar(sign) ?? currencyOfMention[sign] ?? currencyOfMention[key] ?? sign,
            most: 1,
          })
    meant.set(sign, meaning)
    return meaning
  }
  const mentions = rows.flatMap((row) =>
    [...row.text.matchAll(mention)].map((match) => ({
      ...meaningOf(match[0]),
      span: spanOf(row, match.index, match.index + match[0].length),
      labelled: namesCurrency.test(keyOf(row.text.slice(0, match.index))),
      besideAmount:
        /\d\s?$/.test(row.text.slice(0, match.index)) || /^\s?\d/.test(row.text.slice(match.index + match[0].length)),
    })),
  )
  const labelled = mentions.find((entry) => entry.labelled) ?? underLabel(rows, mentions)
  if (labelled !== undefined)
    return answerOfSpan(labelled.value, labelled.span, Math.min(score.labelled, labelled.most))
  const groups = [...Map.groupBy(mentions, (entry) => entry.value).values()].toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  )
  const best = groups[0]?.find((entry) => entry.besideAmount) ?? groups[0]?.[0]
  if (best === undefined) return currencyOfCountry(rows)
  // A code or a sign of one country anywhere says more than one of several.
  const most = Math.max(...(groups[0] ?? []).map((entry) => entry.most))
  return answerOfSpan(best.value, best.span, Math.min(best.besideAmount ? score.besideAmount : score.named, most))
}
