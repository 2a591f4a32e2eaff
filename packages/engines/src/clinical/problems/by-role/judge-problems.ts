import { logOdds } from '../../../forms/roles/trust.ts'
import type { Weighed } from '../../../forms/roles/weighed.ts'
import { type Candidate, candidatesOf } from '../../roles/candidates.ts'
import { pageSigns } from '../../roles/page-signs.ts'
import { oddsOf } from '../../roles/stretches.ts'
import type { Placed } from '../../summary/read-summary.ts'
import type { FoundProblem } from '../find-problems.ts'

export const problemRoles = ['problem', 'problem.past', 'problem.not', 'problem.maybe', 'problem.family']
const beside = ['next', 'allergy', 'med']

export type ProblemCandidate = Candidate<Placed<FoundProblem>>

/** What may be problems of a record, each with the signs by which it is judged. */
export function problemCandidates(
  weighed: Weighed,
  ruled: readonly Placed<FoundProblem>[],
): { candidate: ProblemCandidate; signs: Record<string, number> }[] {
  const candidates = candidatesOf(weighed, ruled, { roles: problemRoles, beside })
  const ofPage = pageSigns(weighed, candidates, problemRoles)
  return candidates.map((candidate) => {
    const { ruled: own, stretch, strengths } = candidate
    return {
      candidate,
      signs: {
        ...ofPage,
        ...oddsOf(strengths),
        ruled: Number(own !== null),
        ruledOdds: own === null ? 0 : logOdds(own.confidence),
        ...(own === null ? {} : { [`is ${own.status}`]: 1 }),
        words: Math.log((own?.name ?? stretch?.text ?? '').split(/\s+/u).length),
      },
    }
  })
}
