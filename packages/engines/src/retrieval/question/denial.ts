import { at } from '@vitrine/basics/at.ts'
import { splitSentences } from '../../text/sentences.ts'
import { isNamed, type PassageIndex } from '../search/passage-index.ts'
import { weekdayOf } from '../tables/measures.ts'
import { tagText } from '../tagged-text.ts'
import type { Question } from './question.ts'

const denies = /\b(?:no|not|never|none|neither|nor|without|cannot|forbidden|prohibited|banned)\b|n['’]t\b/iu
/** Of the question's content words. */
const leastShared = 0.5

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i
/** 'Sunday' and 'Sundays' are one day. */
const keyOf = ({ text, stem }: { text: string; stem: string }): string =>
  weekday.test(text) ? `day ${weekdayOf(text) ?? ''}` : stem

/**
 * The sentence that denies what a yes-or-no question asks ('The board proposes no dividend.'): the reader looks for a stretch that answers, and
 * such a sentence has none. It has the question's names, and at least half of its words.
 */
export function readDenial(
  index: PassageIndex,
  { kind, tokens, content }: Question,
  passages: readonly number[],
): { passage: number; reading: { start: number; end: number; text: string } } | null {
  if (kind !== 'yes-no') return null
  const asked = tokens.filter((_, place) => content[place] === true)
  const names = tokens.filter(isNamed)
  const sentences = passages.flatMap((passage) =>
    splitSentences(at(index.passages, passage).text).map((sentence) => ({ ...sentence, passage })),
  )
  const denials = sentences.flatMap(({ text, start, end, passage }) => {
    if (!denies.test(text)) return []
    const said = new Set(tagText(text).map(keyOf))
    const shared = asked.filter((token) => said.has(keyOf(token))).length
    const hasNames = names.every((token) => said.has(keyOf(token)))
    const isAbout = shared > 0 && (names.length > 0 || shared / asked.length >= leastShared)
    return hasNames && isAbout ? [{ passage, reading: { text, start, end }, shared }] : []
  })
  return denials.toSorted((a, b) => b.shared - a.shared)[0] ?? null
}
