import { logOdds } from '../../../forms/roles/trust.ts'
import type { Weighed } from '../../../forms/roles/weighed.ts'
import { isSamePlace } from '../../roles/candidates.ts'
import { pageSigns } from '../../roles/page-signs.ts'
import { type Stretch, strengthsOfFigures, stretchesOf } from '../../roles/stretches.ts'
import { ofAnotherTime, roleOfVital } from '../../roles/vital-roles.ts'
import { type MeasuredValue, readMeasured } from '../measured-value.ts'
import type { PlacedVital } from '../placed-vital.ts'
import { vitalKinds, type VitalName } from '../vital-kinds.ts'

/** A reading that the rules found, or that the network alone takes for one. */
export type ReadingCandidate =
  | { name: VitalName; ruled: PlacedVital; stretch: null; measured: null }
  | { name: VitalName; ruled: null; stretch: Stretch; measured: MeasuredValue }

const rolesOf = (name: VitalName): [string, string] => [roleOfVital[name], ofAnotherTime(roleOfVital[name])]

const vitalRoles = vitalKinds.flatMap(({ name }) => rolesOf(name))

/** What may be readings of a record, each with the signs by which it is judged. */
export function readingCandidates(
  weighed: Weighed,
  ruled: readonly PlacedVital[],
): { candidate: ReadingCandidate; signs: Record<string, number> }[] {
  const current = Map.groupBy(
    ruled.filter(({ standing }) => standing === 'current'),
    ({ name }) => name,
  )
  const strengthsOf = new Map(ruled.map((own) => [own, strengthsOfFigures(weighed, own, rolesOf(own.name))]))
  const ofPage = pageSigns(
    weighed,
    ruled.map((own) => ({ ruled: own, strengths: strengthsOf.get(own) ?? {} })),
    vitalRoles,
  )
  const known = ruled.map((own) => {
    const [now, other] = rolesOf(own.name)
    const strengths = strengthsOf.get(own) ?? {}
    return {
      candidate: { name: own.name, ruled: own, stretch: null, measured: null },
      signs: {
        ...ofPage,
        now: logOdds(strengths[now] ?? 0),
        other: logOdds(strengths[other] ?? 0),
        either: logOdds((strengths[now] ?? 0) + (strengths[other] ?? 0)),
        ruled: 1,
        ruledOdds: logOdds(own.confidence),
        timed: Number(own.time !== null),
        [`is ${own.standing}`]: 1,
        several: Number((current.get(own.name)?.length ?? 0) > 1),
      },
    }
  })
  const further = vitalKinds.flatMap(({ name }) => {
    const [now, other] = rolesOf(name)
    return stretchesOf(weighed, [now, other], []).flatMap((stretch) => {
      const measured = readMeasured(name, stretch.text)
      if (measured === null || ruled.some((own) => own.name === name && isSamePlace(own, stretch))) return []
      const { strengths } = stretch
      return [
        {
          candidate: { name, ruled: null, stretch, measured },
          signs: {
            ...ofPage,
            now: logOdds(strengths[now] ?? 0),
            other: logOdds(strengths[other] ?? 0),
            either: logOdds((strengths[now] ?? 0) + (strengths[other] ?? 0)),
            assumed: Number(measured.assumed),
            several: Number((current.get(name)?.length ?? 0) > 0),
          },
        },
      ]
    })
  })
  return [...known, ...further]
}
