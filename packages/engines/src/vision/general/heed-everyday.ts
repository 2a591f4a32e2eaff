import { at } from '@vitrine/basics/at.ts'
import type { GeneralHead } from './general-head.ts'

/** From this probability on a picture is believed to show an everyday thing; everyday.py has the same. */
const surely = 0.6

/** From this share of the chances on a picture looks like another thing than the model's, unless its own have half as much. */
const lookedAlike = 0.5
const ownBesides = 0.5

/** From this share of the chances on a picture may well show something of the model's world. */
const likelyKin = 0.35

export interface Heeded {
  named: { label: string; confidence: number } | null
  foreign: number
  isKin: boolean
  isLookalike: boolean
}

/**
 * What the names of everyday things tell a model about a picture. `chances`: how likely each of the thousand is, 0…1. `foreign`: how surely it is a thing
 * that none of the model's pictures was ever taken for, 0 where not surely enough. `isKin`: whether
 * it may well be a thing of the model's world, named or not. `isLookalike`: whether it is likelier one of the things that only look like the model's.
 */
export function heedEveryday(
  chances: Float32Array,
  { names, takenFor, kin, lookalikes }: Pick<GeneralHead['description'], 'names' | 'takenFor' | 'kin' | 'lookalikes'>,
): Heeded {
  const shareOf = (things: readonly number[]): number => things.reduce((sum, thing) => sum + at(chances, thing), 0)
  const isKin = shareOf(kin ?? []) >= likelyKin
  const other = shareOf(lookalikes?.other ?? [])
  const isLookalike = other >= lookedAlike && shareOf(lookalikes?.own ?? []) < ownBesides * other
  const top = chances.reduce((best, chance, thing) => (chance > at(chances, best) ? thing : best), 0)
  const confidence = at(chances, top)
  if (confidence < surely) return { named: null, foreign: 0, isKin, isLookalike }
  const label = names[String(top)]
  const isForeign = takenFor !== null && !takenFor.includes(top)
  return {
    named: label === undefined ? null : { label, confidence },
    foreign: isForeign ? confidence : 0,
    isKin,
    isLookalike,
  }
}
