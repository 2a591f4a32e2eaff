import type { Token } from '../tokens.ts'
import { cuesOf } from './lexicon.ts'

export interface ProfanityReading {
  /** 0…1 */
  score: number
  spans: { start: number; end: number; weight: number }[]
}

// Words that are heard on morning television.
const mild = new Set([
  'damn',
  'damned',
  'hell',
  'crap',
  'crappy',
  'dammit',
  'effing',
  'bugger',
  'lmfao',
  'wtf',
  'tits',
  'ho',
  'hoe',
  'hoes',
])
const animalOrName = new Set(['dick', 'cock', 'prick', 'ass', 'asses', 'arse'])

/** Scores swear words, by rule. A word's weight depends on how strong it is; further ones raise the score less and less. */
export function readProfanity(tokens: readonly Token[]): ProfanityReading {
  const spans = tokens.flatMap(({ norm, text, start, end }) => {
    if (!cuesOf(norm).includes('profanity')) return []
    const isName = animalOrName.has(norm) && /^\p{Lu}\p{Ll}/u.test(text)
    const weight = mild.has(norm) ? 0.4 : isName ? 0.3 : animalOrName.has(norm) ? 0.65 : 0.85
    return [{ start, end, weight }]
  })
  const clean = spans.reduce((left, { weight }, index) => left * (1 - weight / (1 + index / 4)), 1)
  return { score: 1 - clean, spans }
}
