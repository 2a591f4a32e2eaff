import { type SearchRow, type Span, spanOf } from './search-rows.ts'
import { keyOf } from './text-key.ts'

const codes = 'EUR|USD|GBP|CHF|JPY|CNY|SEK|NOK|DKK|PLN|CZK|HUF|CAD|AUD|NZD|SGD|MYR|INR|AED|ZAR|BRL|TRY|HKD'
const currencyOfSign: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  RM: 'MYR',
  Euro: 'EUR',
  Fr: 'CHF',
}
const mention = new RegExp(`(?<![\\p{L}])(?:${codes}|RM|Euro)(?![\\p{L}])|[€$£¥₹]`, 'gu')
const named = /\b(?:wahrung|rechnungswahrung|currency|devise|monnaie|betrage in)\b/

/** The currency that a label names, else the one that most amounts carry, as ISO 4217. */
export function readCurrency(rows: readonly SearchRow[]): { value: string; span: Span; score: number } | null {
  const mentions = rows.flatMap((row) =>
    [...row.text.matchAll(mention)].map((match) => ({
      value: currencyOfSign[match[0]] ?? match[0],
      span: spanOf(row, match.index, match.index + match[0].length),
      labelled: named.test(keyOf(row.text.slice(0, match.index))),
      besideAmount:
        /\d\s?$/.test(row.text.slice(0, match.index)) || /^\s?\d/.test(row.text.slice(match.index + match[0].length)),
    })),
  )
  const labelled = mentions.find((entry) => entry.labelled) ?? underLabel(rows, mentions)
  if (labelled !== undefined) return { value: labelled.value, span: labelled.span, score: 0.97 }
  const groups = [...Map.groupBy(mentions, (entry) => entry.value).values()].toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  )
  const best = groups[0]?.find((entry) => entry.besideAmount) ?? groups[0]?.[0]
  return best === undefined ? null : { value: best.value, span: best.span, score: best.besideAmount ? 0.9 : 0.6 }
}

type Mention = { value: string; span: Span; besideAmount: boolean }

const weightOf = (mentions: readonly Mention[]): number =>
  mentions.reduce((sum, entry) => sum + (entry.besideAmount ? 2 : 1), 0)

function underLabel<Entry extends Mention>(rows: readonly SearchRow[], mentions: readonly Entry[]): Entry | undefined {
  return mentions.find((entry) => {
    const above = rows.slice(Math.max(0, entry.span.row.index - 2), entry.span.row.index)
    return above.some(
      (row) =>
        row.page === entry.span.row.page &&
        row.tokens.length < 12 &&
        named.test(keyOf(row.text)) &&
        entry.span.box[1] - row.box[3] < 0.02,
    )
  })
}
