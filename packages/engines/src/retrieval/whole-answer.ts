import type { Question } from './question.ts'
import type { TaggedToken } from './tagged-text.ts'

/** First and last token of an answer. */
interface Stretch {
  first: number
  last: number
}

const inItem = /^(?:NOUN|PROPN|ADJ|NUM|DET)$/
const longestItem = 6
// 'What must a bus have?' names no plural, so the list must be a plain one; two things side by side without 'and' are no list.
const fewestItems = { ofPlural: 2, ofOther: 3, withoutAnd: 3 }
const manyInOneWord =
  /^(?:equipment|furniture|staff|personnel|clothing|luggage|food|fruit|information|data|machinery)$/i

const isComma = (token: TaggedToken | undefined): boolean => token?.text === ','
const isAnd = (token: TaggedToken | undefined): boolean => /^(?:and|or)$/i.test(token?.text ?? '')
const isPlural = ({ text, pos, lemma }: TaggedToken): boolean =>
  pos === 'NOUN' && lemma.toLowerCase() !== text.toLowerCase()

const isInItem = (token: TaggedToken | undefined): boolean =>
  token !== undefined && (inItem.test(token.pos) || token.text === '-')

/** The noun phrase that begins at a token: its last token; null where none begins. */
function itemFrom(tokens: readonly TaggedToken[], first: number): number | null {
  let last = first - 1
  for (let place = first; place < first + longestItem; place += 1) {
    const token = tokens[place]
    const joins = isInItem(token)
    if (!joins && !(token?.text === 'of' && last >= first)) break
    if (joins) last = place
  }
  return last < first || !/^(?:NOUN|PROPN|NUM|ADJ)$/.test(tokens[last]?.pos ?? '') ? null : last
}

/** Where the list begins that the item at a token stands in; the item's own beginning where it is the first. */
function listStart(tokens: readonly TaggedToken[], first: number): number {
  let start = first
  while (isInItem(tokens[start - 1])) start -= 1
  let before = start - 1
  while (isComma(tokens[before]) || isAnd(tokens[before])) before -= 1
  return before < start - 1 && isInItem(tokens[before]) ? listStart(tokens, before) : start
}

/** The list that a stretch is a part of: 'a ramp' of 'belts, a ramp and a kit'. Null where it stands in none. */
function listAround(tokens: readonly TaggedToken[], stretch: Stretch): (Stretch & { items: number }) | null {
  const first = listStart(tokens, stretch.first)
  let last = first === stretch.first ? stretch.last : itemFrom(tokens, first)
  for (let items = 1; last !== null; items += 1) {
    const comma = isComma(tokens[last + 1]) ? 1 : 0
    const closes = isAnd(tokens[last + 1 + comma]) ? 1 : 0
    if (comma + closes === 0) {
      const isClosed = isAnd(tokens.slice(first, last).findLast((token) => isComma(token) || isAnd(token)))
      const isList = items > 1 && last >= stretch.last && (isClosed || items >= fewestItems.withoutAnd)
      return isList ? { first, last, items } : null
    }
    last = itemFrom(tokens, last + 1 + comma + closes)
  }
  return null
}

function wantsSeveral({ kind, target, tokens }: Question): 'ofPlural' | 'ofOther' | null {
  if (!/^what|^other$/.test(kind)) return null
  const named = target === null ? undefined : tokens[target]
  if (named === undefined) return kind === 'what' ? 'ofOther' : null
  // 'Which animal lives in the barn?': what looks like a plural is the only verb.
  const hasVerb = tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return hasVerb && (isPlural(named) || manyInOneWord.test(named.text)) ? 'ofPlural' : null
}

/**
 * A reader marks the likeliest stretch, which may be the first item of a list that is asked for whole, or stop short of a house's number.
 */
export function wholeAnswer(question: Question, tokens: readonly TaggedToken[], stretch: Stretch): Stretch {
  const next = tokens[stretch.last + 1]
  const isHouseCut =
    question.kind === 'where' && tokens[stretch.last]?.pos === 'PROPN' && /^\d{1,4}\p{L}?$/u.test(next?.text ?? '')
  if (isHouseCut) return { ...stretch, last: stretch.last + 1 }
  const isListed = tokens.slice(stretch.first, stretch.last).some(isAnd)
  const wanted = isListed ? null : wantsSeveral(question)
  const list = wanted === null ? null : listAround(tokens, stretch)
  return list === null || wanted === null || list.items < fewestItems[wanted] ? stretch : list
}
