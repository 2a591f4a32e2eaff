import { readVocabulary } from './encoder/word-pieces.ts'
import type { Token } from './tokens.ts'

/** Pieces with letters or figures, from which a text with next to no word is a dump of figures, and the share of words that it must have. */
const figures = { fewest: 12, words: 0.1 } as const

/**
 * Whether Latin words are words at all: of four or more, a quarter must be of the encoder's 30,000, and of twelve pieces with letters or figures one.
 * Letters struck at random are not, nor is a program's file in hexadecimal.
 */
export async function readsAsWords(tokens: readonly Token[]): Promise<boolean> {
  const words = tokens.filter(({ kind, norm }) => kind === 'word' && norm.length > 1)
  const vocabulary = await readVocabulary()
  const known = words.filter(({ norm }) => norm.includes("'") || vocabulary.has(norm)).length
  const pieces = tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length
  if (pieces >= figures.fewest && known / pieces < figures.words) return false
  return words.length < 4 || known / words.length >= 0.25
}
