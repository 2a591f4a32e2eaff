import { logOdds, sigmoid } from '@vitrine/basics/logistic.ts'
import trust from './trust.json' with { type: 'json' }

/**
 * How an answer stands: the network's where the rules have none (`filled`) or another (`instead`), and the rules' where the
 * network has no likelier one (`undisputed`) or has one (`disputed`).
 */
export type Standing = keyof typeof trust

/** What is known of the answers to one role on a paper; all 0…1. */
export interface Evidence {
  /** The share of the paper's fields that the rules found. */
  found: number
  /** The mean score of the network's best answers on the paper. */
  strong: number
  /** The score of the network's best answer, and its lead over the next. */
  score: number
  margin: number
  /** The rules' own confidence in their answer, and what the network scores it. */
  confidence: number
  own: number
  /** How legible the words of the network's best answer are, and those of the rules'. */
  legibility: number
  ownLegibility: number
}

/** The log odds of a chance; one nearer to 0 or 1 than a hundredth counts as that near. */
export const oddsOfChance = (chance: number): number => logOdds(chance, 0.01)

/** The numbers that an answer is judged by. */
export const signsOf = ({
  found,
  strong,
  score,
  margin,
  confidence,
  own,
  legibility,
  ownLegibility,
}: Evidence): Record<string, number> => ({
  found,
  strong,
  scoreOdds: oddsOfChance(score),
  marginOdds: oddsOfChance(margin),
  margin,
  confidenceOdds: oddsOfChance(confidence),
  confidence,
  ownOdds: oddsOfChance(own),
  legibleOdds: oddsOfChance(legibility),
  ownLegibleOdds: oddsOfChance(ownLegibility),
})

/** A logistic regression: what each sign counts, and where each role begins. */
export interface Trust {
  signs: Readonly<Record<string, number>>
  roles: Readonly<Record<string, number>>
}

/** How often an answer is right, 0…1, by its signs; 0.5 where neither its role nor any sign is known. */
export function chanceBy({ signs, roles }: Trust, role: string, given: Readonly<Record<string, number>>): number {
  const odds = Object.entries(signs).reduce(
    (sum, [sign, weight]) => sum + weight * (given[sign] ?? 0),
    roles[role] ?? roles.other ?? 0,
  )
  return sigmoid(odds)
}

/** How often such an answer is right, 0…1, on papers of hands that the network had not seen. */
export const chanceRight = (standing: Standing, role: string, evidence: Evidence): number =>
  chanceBy(trust[standing], role, signsOf(evidence))
