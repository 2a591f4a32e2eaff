import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { withLetters } from '../../notes/shorthand.ts'
import { isInStep } from '../../roles/candidates.ts'
import { likeliest } from '../../roles/likeliest.ts'
import { chanceOfAny, chancesOfClasses } from '../../roles/likely-class.ts'
import type { Stretch } from '../../roles/stretches.ts'
import type { Placed } from '../../summary/read-summary.ts'
import type { FoundProblem } from '../find-problems.ts'
import { stretchesIn } from '../problem-stretches.ts'
import { symptomHeads } from '../problem-words.ts'
import { problemCandidates } from './judge-problems.ts'
import trust from './trust.json' with { type: 'json' }

/** Not shown: what the patient does not have, and no problem at all. */
const denied = ['problem.not', 'problem.family']
const hidden = ['none', ...denied]
/** From how likely it is hidden a problem is left out. Complaints are seldom marked in what was learned from, so they are left out where denied. */
const mostHidden = { ruled: 0.9, unruled: 0.5, denied: 0.6 } as const

/** A problem of the network alone of which less is likely told right is left out. */
const leastFurther = 0.5

function mentionOf({ text, page, box }: Stretch): Placed<FoundProblem> {
  const isSymptom = stretchesIn(text).some(({ head }) => symptomHeads.has(head))
  return { name: withLetters(text), status: isSymptom ? 'symptom' : 'assessed', confidence: 0, page, box }
}

function statusOf(is: string, status: FoundProblem['status']): FoundProblem['status'] {
  if (is === 'problem.past') return 'history'
  if (is === 'problem.maybe') return 'suspected'
  return status === 'suspected' ? 'assessed' : status
}

/** What each standing says of a problem: what is known from before or suspected may be there now. */
const trueOf: Readonly<Record<FoundProblem['status'], readonly string[]>> = {
  assessed: ['problem'],
  symptom: ['problem'],
  suspected: ['problem.maybe', 'problem'],
  history: ['problem.past', 'problem'],
}

/** A complaint that the rules found, unless it is denied or a relative's. */
function complaint(own: Placed<FoundProblem>, chances: Readonly<Record<string, number>>): Placed<FoundProblem>[] {
  const chance = chanceOfAny(chances, denied)
  return chance >= mostHidden.denied ? [] : [{ ...own, confidence: Math.min(own.confidence, 1 - chance) }]
}

/** The problems of a record by rules and network: what the network adds, what it leaves out, and the standing of each. */
export const problemsByRole = (weighed: Weighed, ruled: readonly Placed<FoundProblem>[]): Placed<FoundProblem>[] =>
  problemCandidates(weighed, ruled).flatMap(({ candidate, signs }) => {
    const { ruled: own, stretch } = candidate
    if (isInStep(candidate.strengths)) return own ?? []
    const chances = chancesOfClasses(trust, signs)
    if (own?.status === 'symptom') return complaint(own, chances)
    const best = likeliest(chances, hidden, mostHidden[own === null ? 'unruled' : 'ruled'])
    if (best === null) return []
    const found = own ?? mentionOf(stretch)
    const status = statusOf(best.is, found.status)
    const chance = chanceOfAny(chances, trueOf[status])
    if (own === null && chance < leastFurther) return []
    return [{ ...found, status, confidence: chance * (stretch?.legibility ?? 1) }]
  })
