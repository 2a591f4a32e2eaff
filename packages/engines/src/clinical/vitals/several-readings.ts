import { at } from '@vitrine/basics/at.ts'
import { latestOf } from './latest-of.ts'
import { laterOccasion, type Occasion } from './occasion.ts'
import type { PlacedVital } from './placed-vital.ts'
import type { StatedDay } from './stated-day.ts'
import type { VitalName } from './vital-kinds.ts'
import { vitalConfidence } from './weights.ts'

// Pain belongs to a part of the body, and glucose varies with meals: several readings of one day are all valid.
const severalAtOnce: ReadonlySet<VitalName> = new Set(['pain', 'glucose'])

/** Whether one differs in arm, posture or oxygen: then both are current. */
const isBeside = (one: Occasion, other: Occasion): boolean =>
  one.posture !== other.posture && (one.stage === other.stage || one.stage === 'unsaid' || other.stage === 'unsaid')

function settledOf(vitals: readonly PlacedVital[], days: readonly StatedDay[]): readonly PlacedVital[] {
  if (new Set(vitals.map(({ value }) => value)).size < 2 || latestOf(vitals) !== null) return vitals
  const laterThan = (one: number, other: number): number => {
    const [left, right] = [vitals[Math.max(one, other)], vitals[Math.min(one, other)]]
    if (left === undefined || right === undefined || one === other) return 0
    const sign = laterOccasion(left.occasion, right.occasion, days) ?? 0
    return one > other ? sign : -sign
  }
  const isPast = vitals.map((_, index) => vitals.some((__, other) => laterThan(other, index) > 0))
  const open = vitals.filter((_, index) => isPast[index] !== true)
  return vitals.map((vital, index): PlacedVital => {
    if (isPast[index] === true) return { ...vital, standing: 'earlier' }
    const isUntold =
      !severalAtOnce.has(vital.name) &&
      open.some((other) => other.value !== vital.value && !isBeside(other.occasion, vital.occasion))
    return isUntold ? { ...vital, confidence: Math.min(vital.confidence, vitalConfidence.untoldOrder) } : vital
  })
}

/**
 * Decides which of several current readings of one sign is the current one, by the days, visits and words beside them; those before it are of
 * an earlier time. Where nothing decides, none is certain. Readings that all have a clock time are left unchanged: the latest is marked where they are shown.
 */
export function settleSeveral(found: readonly PlacedVital[]): PlacedVital[] {
  const days = found.flatMap(({ occasion }) => occasion.day ?? [])
  const settled = new Map<PlacedVital, PlacedVital>()
  for (const name of new Set(found.map((vital) => vital.name))) {
    const own = found.filter((vital) => vital.name === name && vital.standing === 'current')
    for (const [index, vital] of settledOf(own, days).entries()) settled.set(at(own, index), vital)
  }
  return found.map((vital) => settled.get(vital) ?? vital)
}
