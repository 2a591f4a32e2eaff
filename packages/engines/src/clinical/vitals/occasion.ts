import { readPatterns } from '../../text/read-patterns.ts'
import { daysIn, laterDay, monthOf, type StatedDay } from './stated-day.ts'
import { underStrain } from './under-strain.ts'

const { first, later, now, visit, weekday, monthHead, posture, strain } = readPatterns(
  new URL('./wordings/occasion.txt', import.meta.url),
  ['first', 'later', 'now', 'visit', 'weekday', 'monthHead', 'posture', 'strain'],
)

/** When a reading was taken relative to others, as far as the words around it say. */
export interface Occasion {
  day: StatedDay | null
  /** 'Visit 3', '2nd set'. */
  visit: number | null
  /** Monday is 0. */
  weekday: number | null
  /** 'Sept: …', from 1 on. */
  month: number | null
  /** 'On arrival', nothing, 'repeat' or 'after oxygen', 'today'. */
  stage: 'first' | 'unsaid' | 'later' | 'now'
  /** Posture, arm or air: readings that differ in it may be of the same time. */
  posture: string | null
}

const stages = [
  ['first', first],
  ['later', later],
  ['now', now],
] as const

const ordinals = ['first', 'second', 'third', 'fourth']

// '88/50 overnight, 104/62': words directly after a reading apply to it alone. A clock time is not a reading.
const behindReading = /(?:\d\/\d{2,3}|(?<![\d:./])\d{2,3}(?:\.\d)?)\s?(?:%|kg|bpm|mm ?hg)?\s$/iu

/** The last of the stages that a stretch names; null where it names none. */
function lastStage(text: string): Exclude<Occasion['stage'], 'unsaid'> | null {
  const found = stages.flatMap(([stage, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))]
      .filter((match) => !behindReading.test(text.slice(0, match.index)))
      .map((match) => ({
        stage,
        from: match.index,
        to: match.index + match[0].length,
      })),
  )
  const [last, before] = found.toSorted((left, right) => right.from - left.from)
  if (last === undefined) return null
  // 'On arrival today' is the first of today.
  return last.stage === 'now' && before?.stage === 'first' && last.from - before.to < 3 ? 'first' : last.stage
}

function lastVisit(text: string): number | null {
  const match = [...text.matchAll(visit)].at(-1)
  const number = match?.slice(1).find((group) => group !== undefined)
  if (number === undefined) return null
  const named = ordinals.indexOf(number.toLowerCase())
  return named >= 0 ? named + 1 : Number(number)
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function lastWeekday(text: string): number | null {
  const name = [...text.matchAll(weekday)].at(-1)?.[1]
  return name === undefined ? null : weekdays.indexOf(name.toLowerCase())
}

function headedMonth(sentence: string): number | null {
  const name = monthHead.exec(sentence)?.[1]
  return name === undefined ? null : monthOf(name)
}

const lineStart = (text: string, place: number): number => (place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1)

// Characters; a visit's heading is seldom further above.
const reach = 600
const lineReach = 240
const headLength = 40

/** The value read from the nearest line above that begins with a day or a visit's number. */
function headingAbove<Value>(text: string, from: number, read: (line: string) => Value | null): Value | null {
  for (let end = from - 1; end > 0 && from - end < reach; ) {
    const start = lineStart(text, end)
    const found = read(text.slice(start, Math.min(end, start + headLength)))
    if (found !== null) return found
    end = start - 1
  }
  return null
}

const opening =
  /^[\s•*([-]*(?:(?:on|date|seen|visit(?: \d+)?|day|clinic|mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?[,:]? ?\(?)?$/iu

function dayOpening(line: string): StatedDay | null {
  const [day] = daysIn(line)
  return day !== undefined && opening.test(line.slice(0, day.index)) ? day : null
}
const visitOpening = (line: string): number | null => (/^\W*\p{L}+ ?#?\d/u.test(line) ? lastVisit(line) : null)

const longestHeading = 50
// 'Findings on admission', 'Exercise test:' on a line of its own.
const headingLine = /^[ \t#*•-]*\p{Lu}[^\d.;,\n]*(?:\d{1,2}[^\d.;,\n]*)?:?[ \t]*$/u

/** The nearest line above that heads what stands below it. */
function headOver(text: string, from: number): string | null {
  for (let end = from - 1; end > 0 && from - end < reach; ) {
    const start = lineStart(text, end)
    const line = text.slice(start, end)
    if (line.length <= longestHeading && headingLine.test(line)) return line
    end = start - 1
  }
  return null
}

/** Whether a reading stands under the heading of a test of strain, 'Six minute walk', or in a line of its peak. */
export function isUnderStrain(text: string, start: number): boolean {
  const from = lineStart(text, start)
  return (
    strain.test(headOver(text, from) ?? '') &&
    !/\b(?:rest(?:ing)?|recovery|before|after \d+ ?min)/iu.test(text.slice(from, start))
  )
}

/** When the reading at `start`…`end` of a text was taken, according to the text. */
export function occasionOf(text: string, start: number, end: number): Occasion {
  const from = lineStart(text, start)
  const line = text.slice(Math.max(from, start - lineReach), start)
  const sentence = line.slice(Math.max(line.lastIndexOf('. '), line.lastIndexOf('; ')) + 1)
  const own = `${sentence}${text.slice(start, end)}`
  // Words before the next number, without punctuation between, belong to that number: '84/50 and after fluid 102/64'.
  const [clause = ''] = text.slice(end, end + headLength).split(/\n|[,;.)](?!\d)|\b(?:and|but|then)\b/u)
  const behind = /\d{2}|\/10/u.test(clause) && daysIn(clause).length === 0 ? '' : clause.trim()
  const ofLine = lastStage(line)
  return {
    day:
      daysIn(sentence).at(-1) ??
      daysIn(behind)[0] ??
      dayOpening(text.slice(from, start)) ??
      headingAbove(text, from, dayOpening),
    visit: lastVisit(`${own} ${behind}`) ?? lastVisit(line) ?? headingAbove(text, from, visitOpening),
    weekday: lastWeekday(sentence) ?? lastWeekday(behind),
    month: headedMonth(sentence),
    stage:
      (underStrain.test(behind) ? null : lastStage(behind)) ??
      lastStage(own) ??
      (ofLine === 'now' ? null : ofLine) ??
      lastStage(headOver(text, from) ?? '') ??
      'unsaid',
    posture:
      [...`${sentence.slice(-headLength)}${text.slice(start, end)} ${behind}`.matchAll(posture)]
        .at(-1)?.[0]
        .toLowerCase() ?? null,
  }
}

const rank: Record<Occasion['stage'], number> = { first: 0, unsaid: 1, later: 2, now: 3 }

/**
 * Above 0 where `left`, which follows `right` in the document, is the later one, below 0 where it is the earlier; 0 or null where
 * this is unknown.
 */
export function laterOccasion(left: Occasion, right: Occasion, days: readonly StatedDay[]): number | null {
  const byDay = left.day === null || right.day === null ? 0 : laterDay(left.day, right.day, days)
  if (byDay !== 0) return byDay
  if (left.visit !== null && right.visit !== null && left.visit !== right.visit) return left.visit - right.visit
  // Diaries go on from day to day: later text is about later days, unless they clearly run backwards.
  if (left.weekday !== null && right.weekday !== null && left.weekday !== right.weekday)
    return (left.weekday - right.weekday + 7) % 7 < 5 ? 1 : -1
  // 'Sept: … Nov: …': the shorter way over the year's end.
  if (left.month !== null && right.month !== null && left.month !== right.month)
    return (left.month - right.month + 12) % 12 < 6 ? 1 : -1
  // 'Today 150/90, repeat 138/84': the repeated reading is of today too.
  if (left.stage === 'later' && right.stage === 'now') return 1
  if (left.stage === 'now' && right.stage === 'later') return 1
  return rank[left.stage] - rank[right.stage]
}

interface Told {
  start: number
  occasion: Occasion
}

/** Whether the words around two readings of a text say that the first of them is the later one. */
export const isLaterThan = (one: Told, other: Told, days: readonly StatedDay[]): boolean =>
  one.start > other.start
    ? (laterOccasion(one.occasion, other.occasion, days) ?? 0) > 0
    : (laterOccasion(other.occasion, one.occasion, days) ?? 0) < 0
