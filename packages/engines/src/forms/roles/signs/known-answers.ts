import type { Box } from '../../../documents/document.ts'
import { isIn } from '../is-in.ts'
import type { PlacedWord } from '../placed-words.ts'
import type { PaperKind, RoleList } from '../role.ts'
import fields from '../trust/fields.json' with { type: 'json' }
import type { RuledFields } from '../trust/judge-roles.ts'

/** What the rules found for a role, with its place. */
export interface KnownAnswer {
  role: string
  page: number
  box: Box
  confidence: number
}

/** What the rules found for the roles of a kind's fields. */
export const knownAnswers = (kind: PaperKind, ruled: RuledFields): KnownAnswer[] =>
  Object.entries(fields[kind]).flatMap(([field, role]) => {
    const own = ruled[field]
    return own == null ? [] : [{ role, page: own.page, box: own.box, confidence: own.confidence }]
  })

/** For each word and role how sure the rules are that the word is part of its answer. */
export function knownSigns(
  words: readonly PlacedWord[],
  known: readonly KnownAnswer[],
  { roles }: RoleList,
): number[][] {
  return words.map(({ word }) => {
    const signs = roles.map(() => 0)
    for (const answer of known) {
      if (isIn(word, answer)) signs[roles.indexOf(answer.role)] = answer.confidence
    }
    return signs
  })
}
