import { logisticProbability } from '@vitrine/basics/logistic.ts'
import type { OutcomeReadings } from './hear-outcomes.ts'
import { outcomeSigns, type Worded } from './outcome-signs.ts'
import weights from './outcome-signs.json' with { type: 'json' }
import type { Utterance } from '../spoken.ts'

/** How likely a sentence settles something or gives out work where it is said, each 0…1. */
export interface OutcomeChance {
  decision: number
  action: number
}

/** For each sentence of a short talk, what it, its neighbours and its answer tell together (evals/train/meetings/fit-signs.ts). */
export function outcomeChances(
  utterances: readonly Utterance[],
  readings: OutcomeReadings,
  attendees: readonly string[],
  worded: Worded,
): OutcomeChance[] {
  return utterances.map((_, index) => {
    const signs = outcomeSigns(utterances, index, readings, attendees, worded)
    return {
      decision: logisticProbability(signs, weights.decision),
      action: logisticProbability(signs, weights.action),
    }
  })
}
