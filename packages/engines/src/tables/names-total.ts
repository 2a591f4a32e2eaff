import { readPatterns } from '../text/read-patterns.ts'

const { whole, part } = readPatterns(new URL('./wordings/totals.txt', import.meta.url), ['whole', 'part'])

/**
 * Whether a cell or a heading names a sum of others: as a `whole` ("Total", "Gesamt") or by a `part` ("Total FY24", "All stores"), which a
 * product may do, too; null: neither.
 */
export function namesTotal(text: string): 'whole' | 'part' | null {
  if (whole.test(text)) return 'whole'
  return part.test(text) ? 'part' : null
}
