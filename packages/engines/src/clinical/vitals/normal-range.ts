import type { VitalName } from './vital-kinds.ts'

type Range = readonly [low: number, high: number]

const adult: Partial<Record<VitalName, Range>> = {
  HR: [60, 100],
  RR: [12, 20],
  temperature: [36, 37.5],
  SpO2: [95, 100],
  BMI: [18.5, 24.9],
  glucose: [70, 140],
}

/** Heart and breathing rate of children at rest, by age in years: the first band with a higher age limit. */
const children: readonly { below: number; HR: Range; RR: Range }[] = [
  { below: 1, HR: [100, 180], RR: [30, 60] },
  { below: 3, HR: [90, 150], RR: [22, 40] },
  { below: 6, HR: [80, 140], RR: [20, 34] },
  { below: 12, HR: [70, 120], RR: [18, 30] },
]
const systolic: Range = [90, 129]
const diastolic: Range = [60, 84]
const grownUp = 13

function rangeFor(name: VitalName, ageYears: number | null): Range | null {
  if (ageYears !== null && ageYears < grownUp) {
    if (name === 'BMI') return null
    const band = children.find(({ below }) => ageYears < below)
    if (band && (name === 'HR' || name === 'RR')) return band[name]
  }
  return adult[name] ?? null
}

/** The normal range at rest, in words, and whether the value lies in it; null where no range applies to everyone. */
export function normalRangeOf(
  name: VitalName,
  value: string | number,
  ageYears: number | null,
): { range: string; normal: boolean; side: 'low' | 'normal' | 'high' } | null {
  if (typeof value === 'string') {
    if (ageYears !== null && ageYears < grownUp) return null
    const [upper = 0, lower = 0] = value.split('/').map(Number)
    const side =
      upper > systolic[1] || lower > diastolic[1]
        ? 'high'
        : upper < systolic[0] || lower < diastolic[0]
          ? 'low'
          : 'normal'
    return { range: `${systolic[0]}–${systolic[1]} / ${diastolic[0]}–${diastolic[1]}`, normal: side === 'normal', side }
  }
  const range = rangeFor(name, ageYears)
  if (range === null) return null
  const side = value < range[0] ? 'low' : value > range[1] ? 'high' : 'normal'
  return { range: `${range[0]}–${range[1]}`, normal: side === 'normal', side }
}
