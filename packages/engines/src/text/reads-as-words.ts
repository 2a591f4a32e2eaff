import { readVocabulary } from './encoder/word-pieces.ts'
import type { Token } from './tokens.ts'

/** Whether Latin words are words at all: of four or more, a quarter must be of the encoder's 30,000. Letters struck at random are not. */
export async function readsAsWords(tokens: readonly Token[]): Promise<boolean> {
  const words = tokens.filter(({ kind, norm }) => kind === 'word' && norm.length > 1)
  if (words.length < 4) return true
  const vocabulary = await readVocabulary()
  const known = words.filter(({ norm }) => norm.includes("'") || vocabulary.has(norm)).length
  return known / words.length >= 0.25
}
