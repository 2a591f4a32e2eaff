import { at } from '@vitrine/basics/at.ts'
import type { GeneralHead } from './general-head.ts'

/** From this probability on a picture is believed to show an everyday thing; everyday.py has the same. */
const surely = 0.6

/** From this total probability on a picture is taken for a lookalike, unless the model's own things have half as much. */
const lookedAlike = 0.5
const ownBesides = 0.5

/** From this total probability on a picture probably shows something of the model's domain. */
const likelyRelated = 0.35

export interface EverydayThings {
  named: { label: string; confidence: number } | null
  foreign: number
  isRelated: boolean
  isLookalike: boolean
}

/**
 * What a network of a thousand everyday things says about a picture for one model. `chances`: the probability of each thing, 0…1. `foreign`: the
 * probability of a thing that was never seen in the model's pictures, 0 below the limit. `isRelated`: whether the picture probably shows a
 * thing of the model's domain, named or not. `isLookalike`: whether it more likely shows one that only looks like the model's.
 */
export function readEveryday(
  chances: Float32Array,
  {
    names,
    takenFor,
    related,
    lookalikes,
  }: Pick<GeneralHead['description'], 'names' | 'takenFor' | 'related' | 'lookalikes'>,
): EverydayThings {
  const shareOf = (things: readonly number[]): number => things.reduce((sum, thing) => sum + at(chances, thing), 0)
  const isRelated = shareOf(related ?? []) >= likelyRelated
  const other = shareOf(lookalikes?.other ?? [])
  const isLookalike = other >= lookedAlike && shareOf(lookalikes?.own ?? []) < ownBesides * other
  const top = chances.reduce((best, chance, thing) => (chance > at(chances, best) ? thing : best), 0)
  const confidence = at(chances, top)
  if (confidence < surely) return { named: null, foreign: 0, isRelated, isLookalike }
  const label = names[String(top)]
  const isForeign = takenFor !== null && !takenFor.includes(top)
  return {
    named: label === undefined ? null : { label, confidence },
    foreign: isForeign ? confidence : 0,
    isRelated,
    isLookalike,
  }
}
