import { readPatterns } from '../../text/read-patterns.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { decimalMarkOf } from './amounts.ts'
import { dateOrderOf } from './dates.ts'

const { notAmerican, dayFirstCountry, groupsByPoints } = readPatterns(
  new URL('./wordings/locale-of-form.txt', import.meta.url),
  ['notAmerican', 'dayFirstCountry', 'groupsByPoints'],
)

const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
/** 'KG, 78120 Furtwangen' is not a place in America. */
const american = new RegExp(
  String.raw`\b(?:${states}),? \d{5}(?:-\d{4})?\b|\b[lI]bs?\b|\bNMFC\b|(?<![A-Z]{1,2})\$|\bNPI\b|\bUSD\b|\b[Ss]uperbill\b|\bL(?:CSW|MFT|PC)\b|\bCPT\b`,
)

const dayFirst = /(?<!\d)(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/

const monthFirstDate = /(?<!\d)(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-]\d{2,4}(?!\d)/

/** Whether the order of its dates is certain: from one of them, or from its country. */
const provesDateOrder = ({ rows }: FormDocument): boolean =>
  rows.some(({ text }) => [dayFirst, monthFirstDate, american, dayFirstCountry].some((pattern) => pattern.test(text)))

const groupedByPoints = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.,])/
const decimals = /(?<![\d.,])\d+(?:[.,]\d{3})*[.,]\d{1,2}(?![\d.,])|\d,\d{3}(?!\d)/

/** '1.150 cajas': nobody counts in thousandths, but weights and measures are told in them. */
const countedByPoints =
  /(?<![\d.,])\d{1,3}\.\d{3}\s(?!kilo|liter|litre|litro|meter|metre|metro|tonn|tonel|cubic)\p{L}{4,}/iu

/** The mark that the figures show; where none of them has decimals, that of the language. */
const decimalIn = (text: string, { rows }: FormDocument): Locale['decimal'] =>
  groupedByPoints.test(text) && !decimals.test(text) && (groupsByPoints.test(text) || countedByPoints.test(text))
    ? ','
    : decimalMarkOf(rows)

/** How a form writes numbers and dates: American ones write the month first unless one of their dates proves otherwise. */
export function localeOfForm(form: FormDocument): Locale {
  const { rows } = form
  const text = rows.map((row) => row.text).join('\n')
  const monthFirst =
    dateOrderOf(rows) === 'month-first' || (!dayFirst.test(text) && american.test(text) && !notAmerican.test(text))
  return {
    decimal: decimalIn(text, form),
    dateOrder: monthFirst ? 'month-first' : 'day-first',
    dateOrderProven: provesDateOrder(form),
  }
}
