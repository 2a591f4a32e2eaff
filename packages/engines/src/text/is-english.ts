import type { Token } from './tokens.ts'

const functionWords = new Set(
  `the a an and or but of to in on at for with from by as is are was were be been it its this that these those i you he she we they
  my your his her our their me him them not n't no do does did have has had will would can could so if than then when there what which who
  's 're 've 'll 'd 'm very just all more some any about out up too`.split(/\s+/),
)

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
