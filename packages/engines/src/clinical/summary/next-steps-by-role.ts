import { lookUpIn } from '@vitrine/basics/look-up.ts'
import type { Weighed } from '../../forms/roles/network/weighed.ts'
import type { PlacedText } from '../../prose/placed-text.ts'
import { chancesOfClasses } from '../roles/likely-class.ts'
import type { FollowUp } from './follow-up.ts'
import { nextStepCandidates } from './judge-next-steps.ts'
import trust from './next-step-trust.json' with { type: 'json' }
import type { Placed } from './read-summary.ts'

/** A less likely step is left out: one that the rules found, and one that the network alone takes for one. */
const leastLikely = { ruled: 0.3, unruled: 0.5 } as const

/** What is to be done next by rules and network, in the order of the text. */
export const nextStepsByRole = (
  weighed: Weighed,
  running: PlacedText,
  ruled: readonly Placed<FollowUp>[],
): Placed<FollowUp>[] =>
  nextStepCandidates(weighed, running, ruled).flatMap(({ step, isRuled, signs }) =>
    lookUpIn(chancesOfClasses(trust, signs), 'next') >= leastLikely[isRuled ? 'ruled' : 'unruled'] ? [step] : [],
  )
