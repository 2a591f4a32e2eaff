import { lookUpIn } from '@vitrine/basics/look-up.ts'
import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { chancesOfClasses } from '../../roles/likely-class.ts'
import type { Stretch } from '../../roles/stretches.ts'
import type { Placed } from '../../summary/read-summary.ts'
import { allergyConfidence } from '../../weights.ts'
import { noneKnown } from '../allergies-in-sentence.ts'
import { allergyWordings } from '../allergy-wordings.ts'
import type { FoundAllergy } from '../found-allergy.ts'
import { substanceIn } from '../substances.ts'
import { allergyCandidates } from './judge-allergies.ts'
import trust from './trust.json' with { type: 'json' }

const { notHis, borneBehind, borneBefore } = allergyWordings

/**
 * Less likely allergies are left out, but none that the rules found with its reaction: 'came out in hives after co-amoxiclav'. Showing costs
 * less than leaving out.
 */
const leastLikely = { ruled: 0.2, unruled: 0.5 } as const

/** What is told with its reaction is at least as sure, whatever the network makes of words that it seldom saw. */
const leastTold = 0.6

/** 'Shellfish ok', 'tolerates penicillin': named beside allergies, and none. */
const isBorne = ({ row, start, end }: Stretch): boolean =>
  borneBehind.test(row.text.slice(end)) || borneBefore.test(row.text.slice(0, start))

const mentionOf = ({ text, page, box }: Stretch): Placed<FoundAllergy> => ({
  name: text,
  reaction: null,
  confidence: 0,
  page,
  box,
})

/** The allergies of a record by rules and network. That none are known stands as the rules read it. */
export function allergiesByRole(weighed: Weighed, ruled: readonly Placed<FoundAllergy>[]): Placed<FoundAllergy>[] {
  const [none, some] = [ruled.filter(({ name }) => name === noneKnown), ruled.filter(({ name }) => name !== noneKnown)]
  const joined = allergyCandidates(weighed, some).flatMap(({ candidate, signs }) => {
    const { ruled: own, stretch } = candidate
    const chance = lookUpIn(chancesOfClasses(trust, signs), 'allergy')
    const isTold = own !== null && own.reaction !== null
    // 'Her mother reacts to nickel.'
    if (stretch !== null && notHis.test(stretch.row.text.slice(0, stretch.start))) return []
    if (own === null && isBorne(stretch)) return []
    // 'She cannot have haloperidol': a known substance in words that the rules know is shown, however doubtful.
    const isKnown = own !== null && own.confidence >= allergyConfidence.told && substanceIn(own.name, 0) !== null
    if (!isTold && !isKnown && chance < leastLikely[own === null ? 'unruled' : 'ruled']) return []
    const confidence = Math.max(chance, isTold ? leastTold : 0) * (stretch?.legibility ?? 1)
    return [{ ...(own ?? mentionOf(stretch)), confidence }]
  })
  return [...none, ...joined]
}
