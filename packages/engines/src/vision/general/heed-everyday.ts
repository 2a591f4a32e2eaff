import { at } from '@vitrine/basics/at.ts'
import type { GeneralHead } from './general-head.ts'

/** From this probability on a picture is believed to show an everyday thing; everyday.py has the same. */
const surely = 0.6

/** From this share of the chances on a picture may well show something of the model's world. */
const likelyKin = 0.35

export interface Heeded {
  named: { label: string; confidence: number } | null
  foreign: number
  isKin: boolean
}

/**
 * What the names of everyday things tell a model about a picture. `chances`: how likely each of the thousand is, 0…1. `foreign`: how surely it is a thing
 * that none of the model's pictures was ever taken for, 0 where not surely enough. `isKin`: whether
 * it may well be a thing of the model's world, named or not.
 */
export function heedEveryday(
  chances: Float32Array,
  { names, takenFor, kin }: Pick<GeneralHead['description'], 'names' | 'takenFor' | 'kin'>,
): Heeded {
  const isKin = (kin ?? []).reduce((sum, thing) => sum + at(chances, thing), 0) >= likelyKin
  const top = chances.reduce((best, chance, thing) => (chance > at(chances, best) ? thing : best), 0)
  const confidence = at(chances, top)
  if (confidence < surely) return { named: null, foreign: 0, isKin }
  const label = names[String(top)]
  const isForeign = takenFor !== null && !takenFor.includes(top)
  return { named: label === undefined ? null : { label, confidence }, foreign: isForeign ? confidence : 0, isKin }
}
