import { mean } from '@vitrine/basics/statistics.ts'
import type { Box, Word } from '../../../documents/document.ts'
import { answersByRole } from '../answers/answers-by-role.ts'
import { plainKey } from '../answers/plain-key.ts'
import type { RoleAnswer } from '../answers/role-answer.ts'
import { isIn } from '../is-in.ts'
import { chanceOf, type Weighed } from '../network/weighed.ts'
import { columnOf, typeOf } from '../role.ts'
import type { Evidence } from './trust.ts'

/** What the rules answer for a field. */
export interface Ruled {
  value: string | number
  page: number
  box: Box
  confidence: number
}

/** What the rules answer, by field. */
export type RuledFields = Readonly<Record<string, Ruled | null | undefined>>

/** The words of the rules' answer. */
export function wordsOf(ruled: Ruled, { paper }: Weighed): { word: Word; index: number }[] {
  return paper.words.flatMap(({ word }, index) =>
    isIn(word, ruled) && /[\p{L}\p{N}]/u.test(word.text) ? { word, index } : [],
  )
}

/** Mean legibility of the words of the rules' answer, 0…1; 1 for what is printed nowhere. */
const legibilityOf = (ruled: Ruled, weighed: Weighed): number =>
  mean(wordsOf(ruled, weighed).map(({ word }) => word.confidence)) || 1

/** How likely the words of the rules' answer are the role's: as one of the network's answers, else by its place. */
function scoreOfRuled(ruled: Ruled, role: string, answers: readonly RoleAnswer[], weighed: Weighed): number {
  const { value } = ruled
  const key = plainKey(typeof value === 'number' || typeOf(role) !== 'count' ? value : Number.parseFloat(value))
  const same = answers.find((answer) => plainKey(answer.value) === key)
  if (same !== undefined) return same.score
  return mean(wordsOf(ruled, weighed).map(({ index }) => chanceOf(weighed, index, columnOf(role))))
}

/** Both answers to a role, and what is known of them. */
export interface Judged {
  role: string
  ruled: Ruled | null
  best: RoleAnswer | null
  evidence: Evidence
}

/** The answers to all asked roles, by field, with what each says of the others: how much of the paper is understood. */
export function judgeRoles(
  weighed: Weighed,
  asked: readonly (readonly [field: string, role: string])[],
  ruled: RuledFields,
): Map<string, Judged> {
  const all = asked.map(([field, role]) => ({ field, role, answers: answersByRole(weighed, role), rule: ruled[field] }))
  const found = all.filter(({ rule }) => rule != null).length / all.length
  const strong = mean(all.map(({ answers: [best] }) => best?.score ?? 0))
  return new Map(
    all.map(({ field, role, answers, rule }) => {
      const [best, second] = answers
      const evidence: Evidence = {
        found,
        strong,
        score: best?.score ?? 0,
        margin: (best?.score ?? 0) - (second?.score ?? 0),
        confidence: rule?.confidence ?? 0,
        own: rule == null ? 0 : scoreOfRuled(rule, role, answers, weighed),
        legibility: best?.legibility ?? 1,
        ownLegibility: rule == null ? 1 : legibilityOf(rule, weighed),
      }
      return [field, { role, ruled: rule ?? null, best: best ?? null, evidence }]
    }),
  )
}
