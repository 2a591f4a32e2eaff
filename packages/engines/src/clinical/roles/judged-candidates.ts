import type { Weighed } from '../../forms/roles/network/weighed.ts'
import { oddsOfChance } from '../../forms/roles/trust/trust.ts'
import type { Placed } from '../summary/read-summary.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { pageSigns } from './page-signs.ts'
import { oddsOf } from './stretches.ts'

interface Ruled {
  name: string
  confidence: number
}

/** A candidate with the signs by which it is judged: the inputs of the regression in its kind's trust.json, by name. */
export interface JudgedCandidate<Found> {
  candidate: Candidate<Placed<Found>>
  signs: Record<string, number>
}

/**
 * What may be of a kind of findings in a record, each with its signs: those of the page, the odds of its roles, what the rules say of it, and
 * those that only its kind has (`ownSigns`). `beside`: further roles whose odds are signs.
 */
export function judgedCandidates<Found extends Ruled>(
  weighed: Weighed,
  ruled: readonly Placed<Found>[],
  kind: {
    roles: readonly string[]
    beside: readonly string[]
    ownSigns: (candidate: Candidate<Placed<Found>>) => Record<string, number>
  },
): JudgedCandidate<Found>[] {
  const candidates = candidatesOf(weighed, ruled, kind)
  const ofPage = pageSigns(weighed, candidates, kind.roles)
  return candidates.map((candidate) => ({
    candidate,
    signs: {
      ...ofPage,
      ...oddsOf(candidate.strengths),
      ruled: Number(candidate.ruled !== null),
      ruledOdds: candidate.ruled === null ? 0 : oddsOfChance(candidate.ruled.confidence),
      ...kind.ownSigns(candidate),
    },
  }))
}

/** The number of words of a candidate's name, as a logarithm. */
export const wordsOf = ({ ruled, stretch }: Candidate<Placed<Ruled>>): number =>
  Math.log((ruled?.name ?? stretch?.text ?? '').split(/\s+/u).length)
