import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../read-patterns.ts'
import { isAsked } from '../is-asked.ts'
import type { Utterance } from '../spoken.ts'
import { doubtful } from './doubtful.ts'

const { leading, closing, asksUs, yes } = readPatterns(new URL('../wordings/chosen.txt', import.meta.url), [
  'leading',
  'closing',
  'asksUs',
  'yes',
])
const farthest = 6
const mostWords = 3

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
/** What a short answer names, without 'okay' and 'then'. */
const nameIn = (text: string): string[] => wordsOf(text.replace(leading, '').replace(closing, ''))

/** 'Tati or Kurosawa?' … 'Okay, Tati.': the question of which one part is taken, in so many words or by two people. */
function choiceBefore(utterances: readonly Utterance[], index: number): Utterance | null {
  const { text, speaker } = at(utterances, index)
  const name = nameIn(text)
  if (name.length === 0 || name.length > mostWords) return null
  const before = utterances.slice(Math.max(0, index - farthest), index)
  const question = before.findLast((other) => isAsked(other.text) && /\bor\b/iu.test(other.text))
  if (question === undefined || !name.every((word) => wordsOf(question.text).includes(word))) return null
  const isSaidToBe = leading.test(text) || closing.test(text)
  const isSaidTwice = before.some(
    (other) => other !== question && other.speaker !== speaker && name.every((word) => wordsOf(other.text)[0] === word),
  )
  return isSaidToBe || isSaidTwice ? question : null
}

/** 'And the heaters, do we buy them?' 'Yes, buy two.' */
function questionToUs(utterances: readonly Utterance[], index: number): Utterance | null {
  const { text, speaker } = at(utterances, index)
  const before = utterances[index - 1]
  const isAnswer = before !== undefined && before.speaker !== speaker && asksUs.test(before.text)
  return isAnswer && yes.test(text) && !doubtful.test(text) ? before : null
}

/** The question of what all are to do that a sentence settles, by naming one of its choices or by a yes that says more; null where it settles none. */
export function questionSettled(utterances: readonly Utterance[], index: number): Utterance | null {
  const { text, speaker } = at(utterances, index)
  if (speaker === null || isAsked(text)) return null
  return choiceBefore(utterances, index) ?? questionToUs(utterances, index)
}
