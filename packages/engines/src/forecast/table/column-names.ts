import { readPatterns } from '../../text/read-patterns.ts'

const wordings = readPatterns(new URL('../wordings/column-names.txt', import.meta.url), [
  'value',
  'quantity',
  'driver',
  'outcome',
  'key',
  'code',
  'measurement',
  'running',
])
/**
 * Words in headings that indicate a column's role, in English and, where common, in German, French, Spanish, Italian, Dutch and Portuguese. A word counts where it stands alone in the heading
 * or as a part of a compound ("unit_price", "Verkaufspreis").
 */
const words = {
  value: wordings.value,
  quantity: wordings.quantity,
  driver: wordings.driver,
  outcome: wordings.outcome,
  key: wordings.key,
  code: wordings.code,
  measurement: wordings.measurement,
  running: wordings.running,
  ordinal: /\b(week|woche|semaine|period|periode|month|monat|day|tag|t|time|step|index|no)\b/i,
} as const

export type NameRole = keyof typeof words

/** Splits words at underscores, points, camelCase and digits. */
const parted = (heading: string): string =>
  heading
    .replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2')
    .replace(/[_.\-/()[\]]+/g, ' ')
    .replace(/(\D)(\d+)/g, '$1 $2')

/** Whether the heading indicates the role. */
export const nameSuggests = (heading: string, role: NameRole): boolean => words[role].test(parted(heading))

const keyWords = new RegExp(words.key.source, 'gi')

/** Whether a heading names only the kind of thing that is numbered: 'store', 'product id', but not 'Store 2'. */
export const namesOnlyKey = (heading: string): boolean =>
  nameSuggests(heading, 'key') && parted(heading).replace(keyWords, '').trim() === ''

const valueWords = new RegExp(`${words.value.source}|${words.quantity.source}`, 'gi')

/** The words of a heading that name the measure, and the rest: 'units_north' → 'units' and 'north'. In lower case. */
export function withoutValueWords(heading: string): { words: string; rest: string } {
  const text = parted(heading).toLowerCase()
  const found = [...text.matchAll(valueWords)].map(([word]) => word)
  return { words: found.join(' '), rest: text.replace(valueWords, ' ').replace(/\s+/g, ' ').trim() }
}
