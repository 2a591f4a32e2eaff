import type { Question } from '../question/question.ts'
import type { TaggedToken } from '../tagged-text.ts'

/** First and last token of an answer. */
interface Stretch {
  first: number
  last: number
}

const inItem = /^(?:NOUN|PROPN|ADJ|NUM|DET)$/
const longestItem = 6
// 'What must a bus have?' has no plural noun, so the list must be a clear one; two adjacent things without 'and' are not a list.
const fewestItems = { ofPlural: 2, ofOther: 3, withoutAnd: 3 }
const manyInOneWord =
  /^(?:equipment|furniture|staff|personnel|clothing|luggage|food|fruit|information|data|machinery)$/i

const isComma = (token: TaggedToken | undefined): boolean => token?.text === ','
const isAnd = (token: TaggedToken | undefined): boolean => /^(?:and|or)$/i.test(token?.text ?? '')
const isPlural = ({ text, pos, lemma }: TaggedToken): boolean =>
  pos === 'NOUN' && lemma.toLowerCase() !== text.toLowerCase()

const isInItem = (token: TaggedToken | undefined): boolean =>
  token !== undefined && (inItem.test(token.pos) || token.text === '-')

/** Index of the last token of the noun phrase that begins at `first`; null where none does. */
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

/** Index of the first token of the list that contains the item at `first`; the item's own start where it is the first item. */
function listStart(tokens: readonly TaggedToken[], first: number): number {
  let start = first
  while (isInItem(tokens[start - 1])) start -= 1
  let before = start - 1
  while (isComma(tokens[before]) || isAnd(tokens[before])) before -= 1
  return before < start - 1 && isInItem(tokens[before]) ? listStart(tokens, before) : start
}

/** The list that contains a stretch: 'belts, a ramp and a kit' for 'a ramp'. Null where none does. */
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
  // 'Which animal lives in the barn?': what looks like a plural noun is the only verb.
  const hasVerb = tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return hasVerb && (isPlural(named) || manyInOneWord.test(named.text)) ? 'ofPlural' : null
}

/**
 * Extends the reader's stretch, which may be only the first item of a list that is asked for, or stop before a house number.
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
