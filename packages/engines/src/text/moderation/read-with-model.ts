import { at } from '@vitrine/basics/at.ts'
import { type TermModel, termContributions, termScores, weighTerms } from '../linear/term-model.ts'
import type { Token } from '../tokens.ts'
import { type Cue, readCues } from './cues.ts'

/** A text's raw scores under one model, and what each of its tokens adds to them. */
export interface ModelReading {
  /** Log odds, one per class of the model. */
  scores: number[]
  /** What each token adds to a class's score. */
  contributions: (column: number) => Float64Array
}

/** Name under which a cue's weight for a class is kept beside the weights of the terms. */
export const cueKey = (name: string, cue: string): string => `${name}: ${cue}`

// What the training sets have in place of links, names and the like.
const placeholders = new Set(['USER', 'URL', 'RT', '<Person>', '<Organization>', '<DateTime>'])

/**
 * What of each token the terms see. Whether somebody is addressed or a link is given tells where a text was posted rather than what it
 * says, so those are all alike to them, as marks and spaces are.
 */
export const wordsToWeigh = (tokens: readonly Token[]): string[] =>
  tokens.map(({ norm, kind, text }) => (kind === 'link' || text.startsWith('@') || placeholders.has(text) ? '' : norm))

/** Reads tokens with a model that knows words and cues. `cues` may be given where they were read before. */
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
