import { at } from '@vitrine/basics/at.ts'
import { heightOf } from '../../documents/layout/box.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'

export type DecimalMark = ',' | '.'

export interface Amount {
  value: number
  span: Span
  /** Written like money: two decimals, a dash for them ('120,–') or a currency beside it. */
  money: boolean
  percent: boolean
}

const sign = String.raw`[-–−+]`
const currency = String.raw`(?:[Ee]uros?\b|(?:[ACRS]|AU|CA|CDN|GH|HK|MX|NZ|US)?\p{Sc}|RM\b|Rs\.?|K[Ss][Hh]s?\b|(?:EUR|USD|GBP|CHF|INR|JPY|PLN|CZK|SEK|NOK|DKK|CAD|AUD|NZD|SGD|ZAR|AED|KES|NGN|GHS|MXN|HKD)\b|zł(?!\p{L})|Kč(?!\p{L})|円)`
/** 'R 4 350,00' and 'R4 500': in rand, but 'R 12' is a row or a room. */
const rand = String.raw`R(?=\s?\d{1,3}(?:(?:[ ,.\u00a0]?\d{3})*[.,]\d{2}|(?:[ ,\u00a0]\d{3})+)(?![\d.,]?\d))`
/** '4,800/-': a whole sum, as written in India and East Africa. */
const closed = String.raw`\/[-–=](?!\d)`
/** Digits in groups of three with one kind of separator, or without any; in India 12,34,567. */
const whole = String.raw`(?<whole>\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d{1,3}(?:(?<separator>[ .,'’\u00a0\u202f])\d{3}(?:\k<separator>\d{3})*)?|\d+)`
/** Not the middle of a word, a date, a code or a longer number. */
const notAfter = String.raw`(?<![\p{L}\p{N}.,/:-])`
const notBefore = String.raw`(?!(?!円)[\d\p{L}]|[.,/:-]\d)`

const numberPattern = new RegExp(
  [
    notAfter,
    String.raw`\(?(?<signBefore>(?:\(${sign}\)|${sign})\s?)?(?:(?<currencyBefore>${currency.replaceAll(String.raw`\b`, '')}|${rand})\s?)?(?<signInside>${sign})?`,
    whole,
    String.raw`(?:(?<mark>[.,])(?<decimals>\d{1,4}|(?<noCents>[-–—]{1,2})(?!\d)))?`,
    notBefore,
    // 'by 20 January 2026 £450.00': a sign that touches the next figure is that one's.
    String.raw`(?:\s?(?<currencyAfter>${currency}(?!\d)|${closed}))?\)?(?<percent>\s?%)?(?<signAfter>${sign}(?![\d\p{L}]))?`,
  ].join(''),
  'gu',
)

/**
 * A gap of this many line heights separates columns: '3' and '845,00' beside it are not 3 845,00. The boxes of
 * recognised words hug the ink, so that a space between them looks wider.
 */
const columnGap = { textLayer: 0.65, recognised: 0.8 }

/** The row's text with a tab, which is not a thousands separator, instead of the space where a column ends. */
function textWithGaps({ text, words, starts, aspect, recognised }: SearchRow): string {
  const widest = recognised ? columnGap.recognised : columnGap.textLayer
  let marked = text
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    const blank = at(starts, index) - 1
    if (before === undefined || blank < 0) continue
    if ((word.box[0] - before.box[2]) * aspect > widest * heightOf(word.box)) {
      marked = `${marked.slice(0, blank)}\t${marked.slice(blank + 1)}`
    }
  }
  return marked
}

function numberOf(parts: Record<string, string | undefined>, decimal: DecimalMark): number | null {
  const { whole: digits = '', separator, mark, decimals, noCents } = parts
  if (separator !== undefined && separator === mark) return null
  if (noCents !== undefined) return Number(digits.replace(/\D/g, ''))
  // '1.234' alone: thousands where the document writes decimals with a comma, else a number with three decimals.
  if (separator === undefined && mark !== undefined && mark !== decimal && decimals?.length === 3) {
    return Number(digits + decimals)
  }
  if (separator === decimal && mark === undefined) {
    const groups = digits.split(separator)
    return Number(groups.join(groups.length === 2 ? '.' : ''))
  }
  const plain = digits.replace(/\D/g, '')
  return Number(decimals === undefined ? plain : `${plain}.${decimals}`)
}

/** '425,000': figures of a currency without cents. */
const isGrouped = ({ separator, mark }: Record<string, string | undefined>): boolean =>
  separator !== undefined && mark === undefined

/**
 * The numbers of a row with their place. `decimal` settles '1.234' and '1,234', which are read differently
 * from country to country.
 */
export function amountsOf(row: SearchRow, decimal: DecimalMark): Amount[] {
  return [...textWithGaps(row).matchAll(numberPattern)].flatMap((match) => {
    const parts = match.groups ?? {}
    const value = numberOf(parts, decimal)
    if (value === null) return []
    // '¥627,000-': the dash at the end closes the sum, so that no digits can be added.
    const closing = /[¥￥]/.test(parts.currencyBefore ?? '')
    const signs = [parts.signBefore?.trim(), parts.signInside, closing ? undefined : parts.signAfter]
    const negative = signs.some((found) => found !== undefined && !found.includes('+'))
    const percent = parts.percent !== undefined
    const named = parts.currencyBefore !== undefined || parts.currencyAfter !== undefined
    return [
      {
        value: negative ? -value : value,
        span: spanOf(row, match.index, match.index + match[0].trimEnd().length),
        money:
          !percent &&
          (parts.decimals?.length === 2 ||
            parts.noCents !== undefined ||
            named ||
            (row.wholeMoney === true && isGrouped(parts))),
        percent,
      },
    ]
  })
}

/** The numbers of a part of a row only: the next column's digits are not read as its thousands. */
export function amountsIn(span: Span, decimal: DecimalMark): Amount[] {
  const { row, start, end } = span
  const text = ' '.repeat(start) + row.text.slice(start, end) + ' '.repeat(row.text.length - end)
  return amountsOf({ ...row, text }, decimal).map((amount) => ({
    ...amount,
    span: spanOf(row, amount.span.start, amount.span.end),
  }))
}

/** The decimal mark of most of the document's two-decimal numbers; a comma alone decides nothing. */
export function decimalMarkOf(rows: readonly SearchRow[]): DecimalMark {
  let commas = 0
  let points = 0
  for (const row of rows) {
    commas += row.text.match(/\d,(?:\d{2}(?![\d.,])|[-–—]{1,2}(?!\d))/g)?.length ?? 0
    points += row.text.match(/(?<![\d.])(?:\d{1,3}(?:,\d{3})*|\d+)\.(?:\d{2}(?![\d.,])|[-–—]{1,2}(?!\d))/g)?.length ?? 0
  }
  if (commas > 0 || points > 0) return commas > points ? ',' : '.'
  // Weights and quantities alone: '186,5 kg', '1.204,5'.
  const text = rows.map((row) => row.text).join('\n')
  return /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+),\d(?![\d.,])/.test(text) && !/\d\.\d(?![\d.,])/.test(text) ? ',' : '.'
}
