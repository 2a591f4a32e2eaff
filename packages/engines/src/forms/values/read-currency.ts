import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import { answerOfSpan, type FormAnswer } from '../answers/form-answer.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { currencyOfSign } from './currency-keys.ts'

const codes = 'EUR|USD|GBP|CHF|JPY|CNY|SEK|NOK|DKK|PLN|CZK|HUF|CAD|AUD|NZD|SGD|MYR|INR|AED|ZAR|BRL|TRY|HKD'
const currencyOfMention: Readonly<Record<string, string>> = {
  ...currencyOfSign,
  RM: 'MYR',
  Rs: 'INR',
  円: 'JPY',
  '￥': 'JPY',
  Euro: 'EUR',
  EURO: 'EUR',
  Fr: 'CHF',
  zł: 'PLN',
  Kč: 'CZK',
}
/** 'A$', 'NZ$': the letters say which dollar it is. */
const dollarOf: Record<string, string> = {
  A: 'AUD',
  AU: 'AUD',
  C: 'CAD',
  CA: 'CAD',
  NZ: 'NZD',
  S: 'SGD',
  HK: 'HKD',
  US: 'USD',
  R: 'BRL',
  MX: 'MXN',
}
const dollars = new Set(['USD', ...Object.values(dollarOf)])
const mention = new RegExp(
  `(?<![\\p{L}])(?:${codes}|RM|Rs|Euro|EURO|zł|Kč)(?![\\p{L}])|(?<!\\p{L})(?:AU?|CA?|NZ|S|HK|US|R|MX)\\$|[€$£¥￥₹]|(?<=\\d)円`,
  'gu',
)
/** Wordings found only in tax documents of one country; a bare dollar there is that country's. */
const dollarCountries: readonly (readonly [string, RegExp])[] = [
  ['AUD', /\bABN\b|\bBSB\b/],
  ['NZD', /\bNZBN\b/],
  ['CAD', /\bGST\/HST\b|\bHST\b|\bQST\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/],
]
const { namesCurrency } = readPatterns(new URL('./wordings/read-currency.txt', import.meta.url), ['namesCurrency'])

/** For documents without a sign beside any figure: sums in words, and tax numbers of only one country. */
const countries: readonly (readonly [string, RegExp])[] = [
  ['INR', /\bGSTIN\b|\bRupees\b|\bPaise\b/i],
  ['GBP', /\bpounds sterling\b|\bVAT (?:reg )?(?:no\.? )?GB\b/i],
  ['JPY', /\bJapanese yen\b|消費税/i],
  ['CHF', /\bCHE-\d{3}\.\d{3}\.\d{3}\b|\bFranken\b/i],
  ['USD', /\bUS dollars\b/i],
]

/** How well each way of naming a currency fits, 0…1; chosen by hand as the other weights of forms are. */
const score = { labelled: 0.97, besideAmount: 0.9, named: 0.6, byCountry: 0.55 } as const

function currencyOfCountry(rows: readonly SearchRow[]): FormAnswer | null {
  for (const [code, pattern] of countries) {
    for (const row of rows) {
      const match = pattern.exec(row.text)
      if (match !== null)
        return answerOfSpan(code, spanOf(row, match.index, match.index + match[0].length), score.byCountry)
    }
  }
  return null
}

/** The dollar that a bare sign means: one named elsewhere in the document, else the country's, else the US dollar. */
function dollarIn(rows: readonly SearchRow[]): string {
  const named = rows.flatMap((row) =>
    [...row.text.matchAll(mention)].flatMap(([text]) => {
      const value = dollarOf[text.replace('$', '')] ?? text
      return text !== '$' && dollars.has(value) ? [value] : []
    }),
  )
  const [only, ...others] = new Set(named)
  if (only !== undefined && others.length === 0) return only
  return dollarCountries.find(([, pattern]) => rows.some((row) => pattern.test(row.text)))?.[0] ?? 'USD'
}

const weightOf = (mentions: readonly Mention[]): number =>
  mentions.reduce((sum, entry) => sum + (entry.besideAmount ? 2 : 1), 0)

type Mention = { value: string; span: Span; besideAmount: boolean }

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
  const dollar = dollarIn(rows)
  const mentions = rows.flatMap((row) =>
    [...row.text.matchAll(mention)].map((match) => ({
      value:
        match[0] === '$' ? dollar : (dollarOf[match[0].replace('$', '')] ?? currencyOfMention[match[0]] ?? match[0]),
      span: spanOf(row, match.index, match.index + match[0].length),
      labelled: namesCurrency.test(keyOf(row.text.slice(0, match.index))),
      besideAmount:
        /\d\s?$/.test(row.text.slice(0, match.index)) || /^\s?\d/.test(row.text.slice(match.index + match[0].length)),
    })),
  )
  const labelled = mentions.find((entry) => entry.labelled) ?? underLabel(rows, mentions)
  if (labelled !== undefined) return answerOfSpan(labelled.value, labelled.span, score.labelled)
  const groups = [...Map.groupBy(mentions, (entry) => entry.value).values()].toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  )
  const best = groups[0]?.find((entry) => entry.besideAmount) ?? groups[0]?.[0]
  return best === undefined
    ? currencyOfCountry(rows)
    : answerOfSpan(best.value, best.span, best.besideAmount ? score.besideAmount : score.named)
}
