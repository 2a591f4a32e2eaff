import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import type { Encoding } from '@vitrine/engines/text/encoder/token-batches.ts'
import { readVectorHead, vectorScores } from '@vitrine/engines/text/encoder/vector-head.ts'
import { joinMarks } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import fitted from './aspect-meaning.json' with { type: 'json' }
import type { Aspect } from './aspects.ts'

/** The chance, 0…1, that a text speaks of an aspect. */
export type AspectChances = ReadonlyMap<Aspect, number>

const head = readVectorHead(fitted.head)

/**
 * Reads what sentences or clauses speak of by their meaning: 'Three at the counter, and not one looked up' is about service. English. A linear
 * reading of the sentence encoder's vectors, fitted by evals/train/sentiment/train-aspects.ts.
 */
export async function aspectChances(texts: readonly string[], options: Encoding = {}): Promise<AspectChances[]> {
  const vectors = await encodeSentences(texts.map(joinMarks), options)
  return vectors.map((vector) => {
    const scores = vectorScores(head, vector)
    // The cast: the head's classes are the aspects.
    return new Map(head.classes.map((name, column) => [name as Aspect, sigmoid(at(scores, column))]))
  })
}

/** The chance that a sentence speaks of an aspect: by all of it, and by that of its clauses, if it has several, which speaks of it most. */
export const chanceIn = (whole: number, clauses: readonly number[]): number =>
  clauses.length < 2 ? whole : (whole + Math.max(...clauses)) / 2

/** Whether a sentence speaks of an aspect; a word that names it makes a smaller chance enough. */
export const speaksOf = (chance: number, isNamed: boolean): boolean =>
  chance >= (isNamed ? fitted.leastNamed : fitted.least)
