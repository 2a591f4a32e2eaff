import type { Token } from '../../tokens.ts'
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

/** By the word's strength, 0…1; `name` where a swear word is written like a name. Chosen by hand. */
const weights = { mild: 0.4, name: 0.3, animalOrName: 0.65, other: 0.85 } as const

/** Scores swear words, by rule. A word's weight depends on how strong it is; further ones raise the score less and less. */
export function readProfanity(tokens: readonly Token[]): ProfanityReading {
  const spans = tokens.flatMap(({ norm, text, start, end }) => {
    if (!cuesOf(norm).includes('profanity')) return []
    const isName = animalOrName.has(norm) && /^\p{Lu}\p{Ll}/u.test(text)
    const kind = mild.has(norm) ? 'mild' : isName ? 'name' : animalOrName.has(norm) ? 'animalOrName' : 'other'
    return [{ start, end, weight: weights[kind] }]
  })
  const clean = spans.reduce((left, { weight }, index) => left * (1 - weight / (1 + index / 4)), 1)
  return { score: 1 - clean, spans }
}
