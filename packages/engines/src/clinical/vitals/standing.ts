import { readPatterns } from '../../text/read-patterns.ts'

const { earlier, then, target, change, now, extreme, bracket, headsRun, endsRun } = readPatterns(
  new URL('./wordings/standing.txt', import.meta.url),
  ['earlier', 'then', 'target', 'change', 'now', 'extreme', 'bracket', 'headsRun', 'endsRun'],
)

/** Whether a reading is of this visit, of another time, or not a reading but a goal or a limit. */
export type Standing = 'current' | 'earlier' | 'target'

/**
 * The standing of a reading by its clause: `before` runs from the sentence's start or the reading before it to the
 * number, `after` from the number to the next comma.
 */
export function standingOf(before: string, after: string, isWeight: boolean): Standing {
  if (extreme.test(after) || then.test(after)) return 'earlier'
  const clause = `${before} ${after}`
  if (now.test(clause) && !/\b(?:last|previous|prior|goal|target|aim(?:s|ing)?|keep|kept|maintain)\b/iu.test(clause))
    return 'current'
  if (isWeight && change.test(before)) return 'earlier'
  if (target.test(before.replaceAll(/\bover(?=\s*\d)/giu, ''))) return 'target'
  if (/^\s*(?:is (?:our|the|her|his) (?:goal|target)|or (?:higher|lower|more|less|above|below))\b/iu.test(after))
    return 'target'
  // '130/80 target', but not '150/94 target <140/90'.
  if (/^\s*(?:target|goal)\b(?!\s*(?:is|of|was|[:=])?\s*[<>≤≥\d])/iu.test(after)) return 'target'
  return earlier.test(clause) ? 'earlier' : 'current'
}

/** Whether the text behind a reading goes on with a bracket that says that it is of another time. */
export const isBracketedEarlier = (behind: string): boolean => bracket.test(behind)

/** Whether the words before a reading say of all that follow it that they are of another time: 'Yesterday: HR 132, BP 92/50'. */
export const headsEarlierRun = (before: string): boolean => headsRun.test(before)

/** Whether the words between two readings end a run of readings of another time. */
export const endsEarlierRun = (between: string): boolean => endsRun.test(between)
