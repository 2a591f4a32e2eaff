import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { type JudgedCandidate, judgedCandidates, wordsOf } from '../../roles/judged-candidates.ts'
import type { Placed } from '../../summary/read-summary.ts'
import type { FoundProblem } from '../find-problems.ts'

const roles = ['problem', 'problem.past', 'problem.not', 'problem.maybe', 'problem.family']
const beside = ['next', 'allergy', 'med']

/** What may be problems of a record, each with the signs by which it is judged. */
export const problemCandidates = (
  weighed: Weighed,
  ruled: readonly Placed<FoundProblem>[],
): JudgedCandidate<FoundProblem>[] =>
  judgedCandidates(weighed, ruled, {
    roles,
    beside,
    ownSigns: (candidate) => ({
      ...(candidate.ruled === null ? {} : { [`is ${candidate.ruled.status}`]: 1 }),
      words: wordsOf(candidate),
    }),
  })
