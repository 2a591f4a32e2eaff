import type { Box } from '../../documents/document.ts'
import { isSamePlace } from '../../documents/layout/box.ts'
import { plainKey } from '../../forms/roles/answers/plain-key.ts'
import type { Weighed } from '../../forms/roles/network/weighed.ts'
import { type Strengths, type Stretch, strengthsAt, stretchesOf } from './stretches.ts'

interface Named {
  name: string
  page: number
  box: Box
}

/** Something of a kind that the rules found, or that the network alone takes for one. */
export type Candidate<Ruled> =
  | { ruled: Ruled; stretch: null; strengths: Strengths }
  | { ruled: null; stretch: Stretch; strengths: Strengths }

/** From here on the place of a candidate is taken for part of something to be done. */
const leastStep = 0.5

/**
 * Whether a candidate stands within what is to be done next ('restart warfarin after the scan'). What stands there has no role of its own, so the
 * network says nothing of it, and it stands as the rules read it.
 */
export const isInStep = (strengths: Strengths): boolean => (strengths.next ?? 0) >= leastStep

const strongest = (all: readonly Strengths[]): Strengths =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((role) => [role, Math.max(...all.map((strengths) => strengths[role] ?? 0))]),
  )

/** Whether one name holds the other: 'Ramipril 5 mg' and 'ramipril'. */
const isNamedIn = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one))

/**
 * What may be of a kind whose roles are `roles`: all that the rules found, each with the strengths of its place and of stretches of the
 * same name, and the network's other stretches, those of one name as one. `beside`: further roles whose strengths are told.
 */
export function candidatesOf<Ruled extends Named>(
  weighed: Weighed,
  ruled: readonly Ruled[],
  { roles, beside = [] }: { roles: readonly string[]; beside?: readonly string[] },
): Candidate<Ruled>[] {
  const stretches = stretchesOf(weighed, roles, beside)
  const keyOf = new Map(stretches.map((stretch) => [stretch, plainKey(stretch.text)]))
  const used = new Set<Stretch>()
  const known = ruled.map((own): Candidate<Ruled> => {
    const key = plainKey(own.name)
    const same = stretches.filter((stretch) => isSamePlace(stretch, own) || isNamedIn(keyOf.get(stretch) ?? '', key))
    for (const stretch of same) used.add(stretch)
    const places = [strengthsAt(weighed, own, [...roles, ...beside]), ...same.map(({ strengths }) => strengths)]
    return { ruled: own, stretch: null, strengths: strongest(places) }
  })
  const others = Map.groupBy(
    stretches.filter((stretch) => !used.has(stretch)),
    (stretch) => keyOf.get(stretch) ?? '',
  )
  return [
    ...known,
    ...[...others.values()].flatMap((same): Candidate<Ruled>[] => {
      const [stretch] = same
      return stretch === undefined
        ? []
        : [{ ruled: null, stretch, strengths: strongest(same.map(({ strengths }) => strengths)) }]
    }),
  ]
}
