import { readPatterns } from '../../text/read-patterns.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'

const currencies = [
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'MXN',
  'COP',
  'CLP',
  'ARS',
  'ZAR',
  'INR',
  'PKR',
  'LKR',
  'KES',
  'UGX',
  'TZS',
  'NGN',
  'GHS',
  'AED',
  'GBP',
  'EUR',
  'CHF',
  'SEK',
  'DKK',
  'NOK',
  'JPY',
  'CNY',
  'MYR',
  'PLN',
  'BRL',
] as const
export type PlacedCurrency = (typeof currencies)[number]

const signsOf = readPatterns(new URL('./wordings/currency-of-place.txt', import.meta.url), currencies)

export interface CurrencyOfPlace {
  currency: PlacedCurrency
  /** Where the first sign of the country stands. */
  span: Span
  /** How many different signs of the country the document has. */
  signs: number
  /** Whether another country has as many. */
  contested: boolean
}

/** The currency, one of `among` if given, of the country that most of a document's places, tax numbers and names of taxes are of. */
export function currencyOfPlace(
  rows: readonly SearchRow[],
  among: readonly PlacedCurrency[] = currencies,
): CurrencyOfPlace | null {
  const found = among.flatMap((currency) => {
    const matches = rows.flatMap((row) => [...row.text.matchAll(signsOf[currency])].map((match) => ({ row, match })))
    const [first] = matches
    if (first === undefined) return []
    const { row, match } = first
    const signs = new Set(matches.map(({ match: [text] }) => text)).size
    return [{ currency, span: spanOf(row, match.index, match.index + match[0].length), signs }]
  })
  const [best, next] = found.toSorted((a, b) => b.signs - a.signs)
  return best === undefined ? null : { ...best, contested: next !== undefined && next.signs >= best.signs }
}
