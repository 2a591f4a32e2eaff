import { readPatterns } from '../../text/read-patterns.ts'
import { type MeasuredValue, readMeasured } from './measured-value.ts'
import type { Standing } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'

const { repeated, andNow } = readPatterns(new URL('./wordings/further-reading.txt', import.meta.url), [
  'repeated',
  'andNow',
])

// 'down to 38.4 degrees from 39.6'; an hour is none.
const fromBefore = /^[^\d.,;]{0,12}\bfrom (?=\d{2,3}(?:[.,/]\d+)?(?![\d:]| ?[ap]\.?m| ?h))/iu

// Pressure and pulse are taken again at once, in another posture or at the other arm; a figure behind the others is seldom the same measure.
export const takenAgain: ReadonlySet<VitalName> = new Set(['BP', 'HR'])

/** A second reading that leaves name and unit unsaid: of now behind an earlier one or a goal, of before behind one of now, or one taken again. */
export function furtherOf(
  rest: string,
  { name, standing, stated }: { name: VitalName; standing: Standing; stated: { unit: string | null } },
): (MeasuredValue & { standing: Standing }) | null {
  const turned = standing === 'current' ? fromBefore.exec(rest) : andNow.exec(rest)
  const again = turned === null && takenAgain.has(name) ? repeated.exec(rest) : null
  const turn = turned ?? again
  if (turn === null) return null
  const measured = readMeasured(name, rest.slice(turn[0].length), stated.unit)
  if (measured === null || measured.start > 0) return null
  if (again !== null && (name === 'BP') !== /^\d{2,3}\s?[/\\]/u.test(rest.slice(turn[0].length))) return null
  const other = standing === 'current' ? 'earlier' : 'current'
  return {
    ...measured,
    standing: again === null ? other : standing,
    start: turn[0].length,
    end: turn[0].length + measured.end,
  }
}
