import { at } from '@vitrine/basics/at.ts'
import type { OutcomeReadings } from './hear-outcomes.ts'
import { outcomeSigns, type Worded } from './outcome-signs.ts'
import weights from './outcome-signs.json' with { type: 'json' }
import type { Utterance } from '../spoken.ts'

/** How likely a sentence settles something or gives out work where it is said, each 0…1. */
export interface OutcomeChance {
  decision: number
  action: number
}

const chance = (signs: readonly number[], counts: readonly number[]): number =>
  1 / (1 + Math.exp(-[...signs, 1].reduce((sum, sign, index) => sum + sign * at(counts, index), 0)))

/** For each sentence of a short talk, what it, its neighbours and its answer tell together (evals/train/meetings/fit-signs.ts). */
export function outcomeChances(
  utterances: readonly Utterance[],
  readings: OutcomeReadings,
  attendees: readonly string[],
  worded: Worded,
): OutcomeChance[] {
  return utterances.map((_, index) => {
    const signs = outcomeSigns(utterances, index, readings, attendees, worded)
    return { decision: chance(signs, weights.decision), action: chance(signs, weights.action) }
  })
}
