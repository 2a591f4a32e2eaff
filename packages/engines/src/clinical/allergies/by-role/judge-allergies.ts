import { logOdds } from '../../../forms/roles/trust.ts'
import type { Weighed } from '../../../forms/roles/weighed.ts'
import { type Candidate, candidatesOf } from '../../roles/candidates.ts'
import { pageSigns } from '../../roles/page-signs.ts'
import { oddsOf } from '../../roles/stretches.ts'
import type { Placed } from '../../summary/read-summary.ts'
import type { FoundAllergy } from '../found-allergy.ts'

const beside = ['allergy.none', 'med', 'problem']

export type AllergyCandidate = Candidate<Placed<FoundAllergy>>

/** What may be allergies of a record, each with the signs by which it is judged; the words that deny all are none. */
export function allergyCandidates(
  weighed: Weighed,
  ruled: readonly Placed<FoundAllergy>[],
): { candidate: AllergyCandidate; signs: Record<string, number> }[] {
  const candidates = candidatesOf(weighed, ruled, { roles: ['allergy'], beside })
  const ofPage = pageSigns(weighed, candidates, ['allergy'])
  return candidates.map((candidate) => {
    const { ruled: own, stretch, strengths } = candidate
    return {
      candidate,
      signs: {
        ...ofPage,
        ...oddsOf(strengths),
        ruled: Number(own !== null),
        ruledOdds: own === null ? 0 : logOdds(own.confidence),
        reaction: Number(own?.reaction != null),
        words: Math.log((own?.name ?? stretch?.text ?? '').split(/\s+/u).length),
      },
    }
  })
}
