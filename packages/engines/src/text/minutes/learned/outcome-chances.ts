import { at } from '@vitrine/basics/at.ts'
import { sigmoid, weightedSum } from '@vitrine/basics/logistic.ts'
import { readVectorHead, vectorScores } from '../../encoder/vector-head.ts'
import type { Utterance } from '../spoken.ts'
import type { OutcomeReadings } from './hear-outcomes.ts'
import talkModel from './outcome-weights.json' with { type: 'json' }
import recordModel from './record-weights.json' with { type: 'json' }

/** How likely a sentence in its place decides something or assigns a task, each 0…1. */
export interface OutcomeChance {
  decision: number
  action: number
}

/** The sentences that tell about one, by their distance from it. */
const contextPlaces = [-2, -1, 0, 1, 2] as const

const kinds = ['decision', 'action'] as const

// One class for each kind and place: 'decision -2', … 'action 2'.
const models = {
  talk: { signs: talkModel.signs, head: readVectorHead(talkModel.states) },
  record: { signs: recordModel.signs, head: readVectorHead(recordModel.states) },
} as const

/** Log odds of signs; the last of the weights is the intercept. */
const signScore = (signs: readonly number[], weights: readonly number[]): number => weightedSum([...signs, 1], weights)

/**
 * For each sentence of a short talk, or of minutes that somebody wrote, what it and its neighbours tell together, by their signs (`outcomeSigns`,
 * `recordSigns`) and meanings (evals/train/meetings/fit_signs.py).
 */
export function outcomeChances(
  kind: keyof typeof models,
  utterances: readonly Utterance[],
  signs: readonly (readonly number[])[],
  readings: OutcomeReadings,
): OutcomeChance[] {
  const model = models[kind]
  const meanings = utterances.map(({ start }) => {
    const state = readings.get(start)?.state
    return state === undefined ? null : vectorScores(model.head, state)
  })
  return utterances.map((_, index) => {
    const chances = kinds.map((outcome, row) =>
      sigmoid(
        contextPlaces.reduce<number>((sum, place, column) => {
          const own = signs[index + place]
          if (own === undefined) return sum
          const meaning = meanings[index + place]?.[row * contextPlaces.length + column] ?? 0
          return sum + signScore(own, at(model.signs[outcome], column)) + meaning
        }, 0),
      ),
    )
    return { decision: at(chances, 0), action: at(chances, 1) }
  })
}
