import { functionWords } from './function-words.ts'
import type { Token } from './tokens.ts'

/**
 * Whether text reads as English, by its share of English function words and of letters outside the Latin script.
 * Null when it is too short to tell (fewer than eight words).
 */
export function isEnglish(tokens: readonly Token[]): boolean | null {
  const words = tokens.filter((token) => token.kind === 'word')
  const foreignScript = words.filter((token) => !/\p{Script=Latin}/u.test(token.norm)).length
  if (words.length > 0 && foreignScript / words.length > 0.5) return false
  if (words.length < 8) return null
  const known = words.filter((token) => functionWords.has(token.norm)).length
  return known / words.length >= 0.15
}
