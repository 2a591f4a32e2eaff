import { type SearchRow, type Span, spanOf } from './search-rows.ts'

export type DecimalMark = ',' | '.'

export interface Amount {
  value: number
  span: Span
  /** Written like money: two decimals or a currency beside it. */
  money: boolean
  percent: boolean
}

const grouped =
  /(?<![\p{L}\p{N}.,/:-])(\()?([-–−+]\s?)?((?:\p{Sc}|RM|EUR|USD|GBP|CHF)\s?)?([-–−])?(\d{1,3}(?:([ .,'’\u00a0\u202f])\d{3}(?:\6\d{3})*)?|\d+)(?:([.,])(\d{1,4}))?(?![\d\p{L}]|[.,/:-]\d)(\s?(?:\p{Sc}|EUR\b|USD\b|GBP\b|CHF\b))?(\))?(\s?%)?([-–−](?![\d\p{L}]))?/gu

/**
 * The numbers of a row with their place. `decimal` settles '1.234' and '1,234', which are read differently
 * from country to country.
 */
export function amountsOf(row: SearchRow, decimal: DecimalMark): Amount[] {
  return [...row.text.matchAll(grouped)].flatMap((match) => {
    const [
      ,
      ,
      signBefore,
      currencyBefore,
      signInside,
      whole = '',
      separator,
      mark,
      decimals,
      currencyAfter,
      ,
      percent,
      signAfter,
    ] = match
    const value = numberOf(whole, separator, mark, decimals, decimal)
    if (value === null) return []
    const negative = [signBefore?.trim(), signInside, signAfter].some((sign) => sign !== undefined && sign !== '+')
    const withoutMark = mark === undefined
    const start = match.index
    return [
      {
        value: negative ? -value : value,
        span: spanOf(row, start, start + match[0].trimEnd().length),
        money:
          percent === undefined &&
          ((!withoutMark && decimals?.length === 2) || currencyBefore !== undefined || currencyAfter !== undefined),
        percent: percent !== undefined,
      },
    ]
  })
}

function numberOf(
  whole: string,
  separator: string | undefined,
  mark: string | undefined,
  decimals: string | undefined,
  decimal: DecimalMark,
): number | null {
  if (separator !== undefined && separator === mark) return null
  // '1.234' alone: thousands where the document writes decimals with a comma, else a number with three decimals.
  if (separator === undefined && mark !== undefined && mark !== decimal && decimals?.length === 3)
    return Number(whole + decimals)
  if (separator === decimal && mark === undefined) {
    const parts = whole.split(separator)
    return parts.length === 2 ? Number(parts.join('.')) : Number(parts.join(''))
  }
  const digits = whole.replace(/\D/g, '')
  return Number(decimals === undefined ? digits : `${digits}.${decimals}`)
}

/** The mark before the decimals, by what most of the document's two-decimal numbers have; a comma settles nothing alone. */
export function decimalMarkOf(rows: readonly SearchRow[]): DecimalMark {
  let commas = 0
  let points = 0
  for (const row of rows) {
    commas += row.text.match(/\d,\d{2}(?![\d.,])/g)?.length ?? 0
    points += row.text.match(/(?<![\d.])(?:\d{1,3}(?:,\d{3})*|\d+)\.\d{2}(?![\d.,])/g)?.length ?? 0
  }
  return commas > points ? ',' : '.'
}
