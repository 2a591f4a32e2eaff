import { readPatterns } from '../../text/read-patterns.ts'
import { type MeasuredValue, readMeasured, readScore } from './measured-value.ts'
import { type Standing, standingOf } from './standing.ts'
import { underStrain } from './under-strain.ts'
import type { VitalName } from './vital-kinds.ts'
import { isOfAnother } from './whose-reading.ts'

const wordings = readPatterns(new URL('./wordings/further-reading.txt', import.meta.url), [
  'atTheEnd',
  'arrow',
  'repeated',
  'andNow',
  'cameTo',
  'itThen',
  'nextTimed',
  'nextNow',
  'nextThen',
  'nextScored',
  'afterwards',
  'inBrackets',
  'fromBefore',
  'changed',
  'toNow',
])
const { atTheEnd, arrow, repeated, andNow, cameTo, nextTimed, nextNow, nextThen, nextScored, afterwards, inBrackets } =
  wordings
const { fromBefore, changed, toNow, itThen } = wordings

/** Whether the words before a figure say that it is what a sign changed from: 'has gone up from'. */
export const isChangedFrom = (before: string): boolean => changed.test(before)

// Pressure and pulse are often repeated at once, in another posture or on the other arm; for other signs a second number is seldom the same measure.
export const takenAgain: ReadonlySet<VitalName> = new Set(['BP', 'HR'])

export interface FurtherReading extends MeasuredValue {
  standing: Standing
  /** It is later than the one before, which thus becomes an earlier reading. */
  replaces: boolean
}

/** The value that a reading changed to, or the next current one of a list. */
function laterOf(rest: string, name: VitalName, unit: string | null): FurtherReading | null {
  for (const [pattern, replaces] of [
    ...(name === 'pain' ? ([[arrow, true]] as const) : []),
    ...(takenAgain.has(name) ? [] : ([[atTheEnd, true]] as const)),
    ...(name === 'temperature' ? ([[itThen, true]] as const) : []),
    [cameTo, true],
    [nextNow, true],
    [nextTimed, false],
    [nextThen, false],
    [nextScored, false],
    [afterwards, false],
  ] as const) {
    const turn = pattern.exec(rest)
    if (turn === null) continue
    const turned = rest.slice(turn[0].length)
    const measured = readMeasured(name, turned, unit) ?? (name === 'pain' ? readScore(turned) : null)
    if (measured === null || measured.start > 0) continue
    const end = turn[0].length + measured.end
    // What a sign comes to on the stairs is no news of it at rest.
    const isNews = replaces && !underStrain.test(rest.slice(end))
    // '4/10 now, 9/10 at its worst'.
    const scored = pattern === nextScored ? standingOf('', rest.slice(end, end + 40), false) : 'current'
    const standing = pattern === nextThen ? 'earlier' : scored
    return { ...measured, standing, replaces: isNews, start: turn[0].length, end }
  }
  return null
}

// After a pressure, another pair of that form is one too, whatever the words between: 'BP: nurse 150/90, machine 142/84'.
const pairBehind = /^[^\d.;]{0,40}?(?<![\d/])(?=\d{2,3}\/\d{2,3}(?![\d/]))/u

function nextPair(rest: string): FurtherReading | null {
  const between = pairBehind.exec(rest)?.[0]
  const measured = between === undefined ? null : readMeasured('BP', rest.slice(between.length))
  if (between === undefined || measured === null || measured.start > 0) return null
  const end = between.length + measured.end
  const [after = ''] = rest.slice(end, end + 40).split(/[,;.]/u)
  // '148/92 in June, 136/84': what stands before the comma is said of the first.
  const own = between.split(/[,;(]|\b(?:and|but)\b/u).at(-1) ?? between
  const standing = isOfAnother(between) ? 'earlier' : standingOf(own, after, false)
  return standing === 'target' ? null : { ...measured, standing, replaces: false, start: between.length, end }
}

/** A second reading without name and unit: a current one after an earlier one or a goal, an earlier one after a current one, or a repeated one. */
export function furtherOf(
  rest: string,
  {
    name,
    standing,
    stated,
    isFrom = false,
  }: { name: VitalName; standing: Standing; stated: { unit: string | null }; isFrom?: boolean },
): FurtherReading | null {
  const to = isFrom ? toNow.exec(rest) : null
  const now = to === null ? null : readMeasured(name, rest.slice(to[0].length), stated.unit)
  if (to !== null && now?.start === 0)
    return { ...now, standing: 'current', replaces: true, start: to[0].length, end: to[0].length + now.end }
  const bracketed = standing === 'current' ? inBrackets.exec(rest) : null
  const before = bracketed === null ? null : readMeasured(name, rest.slice(bracketed[0].length), stated.unit)
  if (bracketed !== null && before !== null && before.start === 0) {
    const [start, end] = [bracketed[0].length, bracketed[0].length + before.end]
    return { ...before, standing: 'earlier', replaces: false, start, end }
  }
  const later = standing === 'target' ? null : laterOf(rest, name, stated.unit)
  if (later !== null) return later
  const turned = standing === 'current' ? fromBefore.exec(rest) : andNow.exec(rest)
  const again = turned === null && takenAgain.has(name) ? repeated.exec(rest) : null
  const turn = turned ?? again
  if (turn === null) return name === 'BP' && standing !== 'target' ? nextPair(rest) : null
  const behind = rest.slice(turn[0].length)
  const measured = readMeasured(name, behind, stated.unit) ?? (name === 'pain' ? readScore(behind) : null)
  if (measured === null || measured.start > 0) return null
  if (again !== null && (name === 'BP') !== /^\d{2,3}\s?[/\\]/u.test(rest.slice(turn[0].length))) return null
  const other = standing === 'current' ? 'earlier' : 'current'
  return {
    ...measured,
    standing: again === null ? other : standing,
    replaces: false,
    start: turn[0].length,
    end: turn[0].length + measured.end,
  }
}
