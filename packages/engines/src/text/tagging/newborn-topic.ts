import { readPatterns } from '../read-patterns.ts'

const { grownUp, ofBirth } = readPatterns(new URL('./wordings/newborn-topic.txt', import.meta.url), [
  'grownUp',
  'ofBirth',
])

/** Ohsumed's 'Neonatal diseases and abnormalities'. */
const newborn = 'C16'

/** Of a letter about a grown-up that has no word of birth little is left of the topic of newborns, to which the heads for letters take the old and helpless. */
const left = 0.1

/** The topics' shares of a letter's passage, once more together one. */
export function withoutNewborn(shares: number[], classes: readonly string[], text: string): number[] {
  const column = classes.indexOf(newborn)
  if (column < 0 || !grownUp.test(text) || ofBirth.test(text)) return shares
  const kept = shares.map((share, index) => (index === column ? share * left : share))
  const total = kept.reduce((sum, share) => sum + share, 0)
  return kept.map((share) => share / total)
}
