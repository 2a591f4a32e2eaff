import { isSamePlace } from '../../../documents/layout/box.ts'
import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { oddsOfChance } from '../../../forms/roles/trust/trust.ts'
import { readPatterns } from '../../../text/read-patterns.ts'
import { pageSigns } from '../../roles/page-signs.ts'
import { type Strengths, type Stretch, strengthsOfFigures, stretchesOf } from '../../roles/stretches.ts'
import { ofAnotherTime, roleOfVital } from '../../roles/vital-roles.ts'
import { type MeasuredValue, readMeasured } from '../measured-value.ts'
import type { PlacedVital } from '../placed-vital.ts'
import { type VitalName, vitalKinds } from '../vital-kinds.ts'

/** A reading that the rules found, or that the network alone takes for one. */
export type ReadingCandidate =
  | { name: VitalName; ruled: PlacedVital; stretch: null; measured: null }
  | { name: VitalName; ruled: null; stretch: Stretch; measured: MeasuredValue }

const rolesOf = (name: VitalName): [string, string] => [roleOfVital[name], ofAnotherTime(roleOfVital[name])]

const vitalRoles = vitalKinds.flatMap(({ name }) => rolesOf(name))

/** The odds that figures are a reading of now, of another time, or of either. */
function timeSigns(strengths: Strengths, name: VitalName): Record<'now' | 'other' | 'either', number> {
  const [now = 0, other = 0] = rolesOf(name).map((role) => strengths[role])
  return { now: oddsOfChance(now), other: oddsOfChance(other), either: oddsOfChance(now + other) }
}

const { laboratoryBefore } = readPatterns(new URL('../wordings/laboratory.txt', import.meta.url), ['laboratoryBefore'])

const lengthBefore = /\b(?:h(?:eigh)?t|length|long|tall|stands|größe|taille|talla)\W*$/iu
/** Centimetres; what is shorter is a part of the body, unless it is called a height or a length. */
const leastHeight = 100

const isNoHeight = (name: VitalName, { row, start }: Stretch, { value }: MeasuredValue): boolean =>
  name === 'height' && Number(value) < leastHeight && !lengthBefore.test(row.text.slice(0, start))

/** 'Hb 8.9' is a figure of a laboratory, whatever the network makes of it. */
const isOfLaboratory = ({ row, start }: Stretch): boolean => laboratoryBefore.test(row.text.slice(0, start))

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
    return {
      candidate: { name: own.name, ruled: own, stretch: null, measured: null },
      signs: {
        ...ofPage,
        ...timeSigns(strengthsOf.get(own) ?? {}, own.name),
        ruled: 1,
        ruledOdds: oddsOfChance(own.confidence),
        timed: Number(own.time !== null),
        [`is ${own.standing}`]: 1,
        several: Number((current.get(own.name)?.length ?? 0) > 1),
      },
    }
  })
  const further = vitalKinds.flatMap(({ name }) => {
    return stretchesOf(weighed, rolesOf(name), []).flatMap((stretch) => {
      const measured = readMeasured(name, stretch.text)
      if (
        measured === null ||
        isNoHeight(name, stretch, measured) ||
        isOfLaboratory(stretch) ||
        ruled.some((own) => own.name === name && isSamePlace(own, stretch))
      )
        return []
      return [
        {
          candidate: { name, ruled: null, stretch, measured },
          signs: {
            ...ofPage,
            ...timeSigns(stretch.strengths, name),
            assumed: Number(measured.assumed),
            several: Number((current.get(name)?.length ?? 0) > 0),
          },
        },
      ]
    })
  })
  return [...known, ...further]
}
