import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { type JudgedCandidate, judgedCandidates } from '../../roles/judged-candidates.ts'
import type { Placed } from '../../summary/read-summary.ts'
import type { FoundMedicine } from '../medicine-mentions.ts'
import { isMedicineName } from '../medicine-names.ts'

const roles = ['med', 'med.new', 'med.changed', 'med.stopped', 'med.not']
const beside = ['dose', 'allergy', 'problem', 'next']

const namesMedicine = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(isMedicineName)

/** What may be medicines of a record, each with the signs by which it is judged. */
export const medicineCandidates = (
  weighed: Weighed,
  ruled: readonly Placed<FoundMedicine>[],
): JudgedCandidate<FoundMedicine>[] =>
  judgedCandidates(weighed, ruled, {
    roles,
    beside,
    ownSigns: ({ ruled: own, stretch }) => ({
      dosed: Number(own?.dose != null),
      ...(own === null ? {} : { [`says ${own.action}`]: 1 }),
      named: Number(namesMedicine(stretch?.text ?? '')),
    }),
  })
