import type { Likeness } from './judge-familiarity.ts'

/** From this probability of its rejecting label on, the model's own network rejects the picture alone. */
const surelyNone = 0.5
/** From this one on it doubts, and the general network decides. */
const doubtful = 0.25

/**
 * The likeness by the general network and the model's own, given the probability of its rejecting label. `trustsGeneral`: whether the
 * general network may reject a picture that the own network hardly doubts. Fruit on an unusual background looks strange to it too easily,
 * and is then called far.
 */
export function agreedLikeness(likeness: Likeness, ownUnknown: number, trustsGeneral = true): Likeness {
  if (ownUnknown >= surelyNone) return 'strange'
  if (ownUnknown >= doubtful && likeness !== 'familiar') return 'strange'
  return likeness === 'strange' && !trustsGeneral ? 'far' : likeness
}
