import type { Likeness } from './judge-familiarity.ts'

/** From this probability of its rejecting label on, a model's own network calls the picture none of its kind alone. */
const surelyNone = 0.5
/** From this on it doubts, and the general eye decides. */
const doubtful = 0.25

/**
 * What the general eye and a model's own network, by the probability of its rejecting label, come to together. `trustsEye`: whether
 * the general eye may turn a picture away where the network hardly doubts; fruit that lies on any ground looks strange to it too easily, and is
 * far then.
 */
export function agreedLikeness(likeness: Likeness, ownUnknown: number, trustsEye = true): Likeness {
  if (ownUnknown >= surelyNone) return 'strange'
  if (ownUnknown >= doubtful && likeness !== 'familiar') return 'strange'
  return likeness === 'strange' && !trustsEye ? 'far' : likeness
}
