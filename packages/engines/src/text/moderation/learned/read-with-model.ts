import { at } from '@vitrine/basics/at.ts'
import { type TermModel, termContributions, termScores, weighTerms } from '../../linear/term-model.ts'
import type { Token } from '../../tokens.ts'
import { type Cue, readCues } from '../words/cues.ts'

/** A text's raw scores under one model, and the contribution of each token to them. */
export interface ModelReading {
  /** Log odds, one per class of the model. */
  scores: number[]
  /** The contribution of each token to a class's score. */
  contributions: (column: number) => Float64Array
}

/** Name under which a cue's weight for a class is stored beside the weights of the terms. */
export const cueKey = (name: string, cue: string): string => `${name}: ${cue}`

// Placeholders in the training sets for links, names and the like.
const placeholders = new Set(['USER', 'URL', 'RT', '<Person>', '<Organization>', '<DateTime>'])

/**
 * The word of each token for the terms, '' for mentions, links and placeholders: they tell where a text was posted rather than what it
 * says.
 */
export const wordsToWeigh = (tokens: readonly Token[]): string[] =>
  tokens.map(({ norm, kind, text }) => (kind === 'link' || text.startsWith('@') || placeholders.has(text) ? '' : norm))

/** Reads tokens with a model that knows words and cues. `cues` may be passed in if they were already read. */
export function readWithModel(
  model: TermModel,
  tokens: readonly Token[],
  cues: readonly Cue[] = readCues(tokens),
): ModelReading {
  const { terms } = weighTerms(model, wordsToWeigh(tokens))
  const fromTerms = termScores(model, terms)
  const scores = model.classes.map((name, column) =>
    cues.reduce((sum, cue) => sum + cue.value * (model.extra[cueKey(name, cue.name)] ?? 0), at(fromTerms, column)),
  )
  const contributions = (column: number): Float64Array => {
    const shares = termContributions(model, terms, tokens.length, column)
    const name = at(model.classes, column)
    for (const { name: cue, value, tokens: from } of cues) {
      const weight = model.extra[cueKey(name, cue)] ?? 0
      for (const index of from) shares[index] = at(shares, index) + (value * weight) / from.length
    }
    return shares
  }
  return { scores, contributions }
}
