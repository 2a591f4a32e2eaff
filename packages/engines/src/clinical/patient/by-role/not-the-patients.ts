import type { RoleAnswer } from '../../../forms/roles/answers/role-answer.ts'
import { readPatterns } from '../../../text/read-patterns.ts'

const { lastingBefore, lastingBehind, anotherBefore, beforeName, ticked, bothSexes } = readPatterns(
  new URL('../wordings/not-the-patients.txt', import.meta.url),
  ['lastingBefore', 'lastingBehind', 'anotherBefore', 'beforeName', 'ticked', 'bothSexes'],
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Whether what the network takes for the age is how long something lasts, or another person's: 'his mother Ines, 41, …'. */
export function isAnotherAge({ spans }: RoleAnswer, name: string | null): boolean {
  const [span] = spans
  if (span === undefined) return false
  const before = span.row.text.slice(0, span.start + (span.text.match(/^\D*/u)?.[0].length ?? 0))
  const behind = span.row.text.slice(span.end)
  if (lastingBefore.test(before) || lastingBehind.test(`${span.text}${behind}`)) return true
  const other = anotherBefore.exec(before)?.groups?.['name']
  const own = new Set(name === null ? [] : wordsOf(name))
  return other !== undefined && name !== null && wordsOf(other).some((word) => !own.has(word) && !beforeName.test(word))
}

/** Whether what the network takes for the sex is one of two boxes of which none is ticked. */
export const isUntickedSex = ({ spans }: RoleAnswer): boolean =>
  spans.some(({ row }) => bothSexes.test(row.text) && !ticked.test(row.text))
