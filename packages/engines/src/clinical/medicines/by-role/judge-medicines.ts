import { logOdds } from '../../../forms/roles/trust.ts'
import type { Weighed } from '../../../forms/roles/weighed.ts'
import { type Candidate, candidatesOf } from '../../roles/candidates.ts'
import { pageSigns } from '../../roles/page-signs.ts'
import { oddsOf } from '../../roles/stretches.ts'
import type { Placed } from '../../summary/read-summary.ts'
import type { FoundMedicine } from '../medicine-mentions.ts'
import { isMedicineName } from '../medicine-names.ts'

export const medicineRoles = ['med', 'med.new', 'med.changed', 'med.stopped', 'med.not']
const beside = ['dose', 'allergy', 'problem', 'next']

export type MedicineCandidate = Candidate<Placed<FoundMedicine>>

/** What may be medicines of a record, each with the signs by which it is judged. */
export function medicineCandidates(
  weighed: Weighed,
  ruled: readonly Placed<FoundMedicine>[],
): { candidate: MedicineCandidate; signs: Record<string, number> }[] {
  const candidates = candidatesOf(weighed, ruled, { roles: medicineRoles, beside })
  const ofPage = pageSigns(weighed, candidates, medicineRoles)
  return candidates.map((candidate) => {
    const { ruled: own, stretch, strengths } = candidate
    return {
      candidate,
      signs: {
        ...ofPage,
        ...oddsOf(strengths),
        ruled: Number(own !== null),
        ruledOdds: own === null ? 0 : logOdds(own.confidence),
        dosed: Number(own?.dose != null),
        ...(own === null ? {} : { [`says ${own.action}`]: 1 }),
        named: Number(
          (stretch?.text ?? '')
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .some(isMedicineName),
        ),
      },
    }
  })
}
