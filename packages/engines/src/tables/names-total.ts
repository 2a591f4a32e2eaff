import { readPatterns } from '../text/read-patterns.ts'

const { whole, part } = readPatterns(new URL('./wordings/totals.txt', import.meta.url), ['whole', 'part'])

/**
 * Whether a cell or heading names a sum of others: `whole` if that is all it says ("Total", "Gesamt"), `part` if it says more ("Total FY24",
 * "All stores"), as a product's name may, too; null: neither.
 */
export function namesTotal(text: string): 'whole' | 'part' | null {
  if (whole.test(text)) return 'whole'
  return part.test(text) ? 'part' : null
}
