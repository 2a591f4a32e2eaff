import { at } from '@vitrine/basics/at.ts'
import { sigmoid, weightedSum } from '@vitrine/basics/logistic.ts'
import { readVectorHead, vectorScores } from '../../encoder/vector-head.ts'
import type { Utterance } from '../spoken.ts'
import type { OutcomeReadings } from './hear-outcomes.ts'
import { outcomeSigns, type Worded } from './outcome-signs.ts'
import model from './outcome-weights.json' with { type: 'json' }

/** How likely a sentence settles something or gives out work where it is said, each 0…1. */
export interface OutcomeChance {
  decision: number
  action: number
}

/** The sentences that tell about one, by their distance from it. */
const contextPlaces = [-2, -1, 0, 1, 2] as const

const kinds = ['decision', 'action'] as const

// One class for each kind and place: 'decision -2', … 'action 2'.
const head = readVectorHead(model.states)

/** Log odds of signs; the last of the weights is the intercept. */
const signScore = (signs: readonly number[], weights: readonly number[]): number => weightedSum([...signs, 1], weights)

/** For each sentence of a short talk, what it, its neighbours and its answer tell together (evals/train/meetings/fit_signs.py). */
export function outcomeChances(
  utterances: readonly Utterance[],
  readings: OutcomeReadings,
  attendees: readonly string[],
  worded: Worded,
): OutcomeChance[] {
  const signs = utterances.map((_, index) => outcomeSigns(utterances, index, readings, attendees, worded))
  const meanings = utterances.map(({ start }) => {
    const state = readings.get(start)?.state
    return state === undefined ? null : vectorScores(head, state)
  })
  return utterances.map((_, index) => {
    const [decision, action] = kinds.map((kind, row) =>
      sigmoid(
        contextPlaces.reduce<number>((sum, place, column) => {
          const own = signs[index + place]
          if (own === undefined) return sum
          const meaning = meanings[index + place]?.[row * contextPlaces.length + column] ?? 0
          return sum + signScore(own, at(model.signs[kind], column)) + meaning
        }, 0),
      ),
    )
    return { decision: decision ?? 0, action: action ?? 0 }
  })
}
