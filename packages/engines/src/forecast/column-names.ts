import { readPatterns } from '../text/read-patterns.ts'

const wordings = readPatterns(new URL('./wordings/column-names.txt', import.meta.url), ['value', 'driver', 'key'])
/**
 * What headings tell of a column's role, in English, German and French. A word counts where it stands alone in the heading
 * or as a part of a compound ("unit_price", "Verkaufspreis").
 */
const words = {
  value: wordings.value,
  quantity: /\b(units?|qty|quantit(y|é)|sold|demand|menge|absatz|nachfrage|move|y)\b/i,
  driver: wordings.driver,
  outcome:
    /(profit|margin|marge|gewinn|stock|inventory|bestand|lager|return|retour|cost|kosten|customers|kunden|forecast|prognose|budget)/i,
  key: wordings.key,
  ordinal: /\b(week|woche|semaine|period|periode|month|monat|day|tag|t|time|step|index|no)\b/i,
} as const

export type NameRole = keyof typeof words

/** Whether the heading speaks of the role. Underscores, points and camelCase part words. */
export function nameSuggests(heading: string, role: NameRole): boolean {
  const parted = heading
    .replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2')
    .replace(/[_.\-/()[\]]+/g, ' ')
    .replace(/(\D)(\d+)/g, '$1 $2')
  return words[role].test(parted)
}
