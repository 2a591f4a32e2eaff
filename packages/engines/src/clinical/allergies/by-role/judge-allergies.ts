import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { type JudgedCandidate, judgedCandidates, wordsOf } from '../../roles/judged-candidates.ts'
import type { Placed } from '../../summary/read-summary.ts'
import type { FoundAllergy } from '../found-allergy.ts'

const roles = ['allergy']
const beside = ['allergy.none', 'med', 'problem']

/** What may be allergies of a record, each with the signs by which it is judged; the words that deny all are none. */
export const allergyCandidates = (
  weighed: Weighed,
  ruled: readonly Placed<FoundAllergy>[],
): JudgedCandidate<FoundAllergy>[] =>
  judgedCandidates(weighed, ruled, {
    roles,
    beside,
    ownSigns: (candidate) => ({ reaction: Number(candidate.ruled?.reaction != null), words: wordsOf(candidate) }),
  })
