import { centreOf, verticalOverlap } from '../../documents/layout/box.ts'
import type { Box, Word } from '../../documents/document.ts'
import fields from './fields.json' with { type: 'json' }
import type { RuledFields } from './judge-roles.ts'
import type { PlacedWord } from './placed-words.ts'
import { columnOf, type PaperKind, roles } from './role.ts'

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

/** Whether a word stands in an answer's place. */
export function isIn({ page, box }: Word, answer: { page: number; box: Box }): boolean {
  const middle = centreOf(box)
  return (
    answer.page === page && middle >= answer.box[0] && middle <= answer.box[2] && verticalOverlap(answer.box, box) > 0.5
  )
}

/** For each word and role how sure the rules are that the word is part of its answer. */
export function knownSigns(words: readonly PlacedWord[], known: readonly KnownAnswer[]): number[][] {
  return words.map(({ word }) => {
    const signs = roles.map(() => 0)
    for (const answer of known) {
      if (isIn(word, answer)) signs[columnOf(answer.role)] = answer.confidence
    }
    return signs
  })
}
