import { readPatterns } from '../../read-patterns.ts'
import type { Utterance } from '../spoken.ts'
import { clauseOf, dueOrOccasionIn, dueTold } from './due-date.ts'

const { yes, when, dated, loose } = readPatterns(new URL('../wordings/due-near.txt', import.meta.url), [
  'yes',
  'when',
  'dated',
  'loose',
])

/** Turns after the one that assigns the task in which its date may be said. */
const farthest = 3
const fewWords = 4
const leadsToDate = /(?:,|\b(?:so|say))\s*(?:by|before)?\s*$/iu

/** A day named without 'by' or 'on', as short answers do: 'Friday at the latest'. */
const dayIn = (text: string): string | null => dated.exec(text)?.[0] ?? null

/** When a task is due by words that are a date only beside one: 'I'll ring her now', 'I've got to see her Wednesday'. `isOnly`: of its sentence. */
export function dueLoosely({ text }: Utterance, what: string, isOnly: boolean): string | null {
  const clause = clauseOf(text, what)
  return loose.exec(clause)?.[0].trim() ?? dayIn(isOnly ? text : clause)
}

/** A date that stands alone right after a task, by the same speaker: 'I'll fetch it. Tonight.' */
export function dueRightAfter(utterances: readonly Utterance[], index: number): string | null {
  const [own, next] = [utterances[index], utterances[index + 1]]
  if (own === undefined || next === undefined || next.turn !== own.turn) return null
  const told = dueOrOccasionIn(next.text) ?? dayIn(next.text)
  const rest = told === null ? next.text : next.text.replace(told, '')
  return told !== null && (rest.match(/[\p{L}\d'’]+/gu)?.length ?? 0) <= 1 ? told : null
}

/**
 * When a task is due that does not say so itself: told by what its speaker adds, by the answer of the person who takes it on, or by what is said
 * to that. Null where the talk goes on to something else.
 */
export function dueNear(
  utterances: readonly Utterance[],
  index: number,
  who: string | null,
  givesWork: (start: number) => boolean,
): string | null {
  const own = utterances[index]
  if (own === undefined) return null
  let isAskedWhen = false
  for (const other of utterances.slice(index + 1)) {
    if (other.turn > own.turn + farthest) return null
    const { text, speaker, turn, start } = other
    const told = dueOrOccasionIn(text) ?? dayIn(text)
    const isOwners = who !== null && speaker === who
    if (told !== null) {
      const isAnswer = isAskedWhen || dueTold(text) !== null || (isOwners && turn !== own.turn && yes.test(text))
      // 'I'll pop in.' 'Before noon, mind, they close early.'
      const isLed =
        turn > own.turn &&
        turn <= own.turn + 2 &&
        text.toLowerCase().startsWith(told.toLowerCase()) &&
        !/\b(?:I|we)\b/u.test(text)
      const isBare = !givesWork(start) && (text.replace(told, '').match(/[\p{L}\d'’]+/gu)?.length ?? 0) <= fewWords
      // 'I'll ring the plumber. He's slow to answer, so by Friday.'
      const isAdded =
        isOwners &&
        turn === own.turn &&
        leadsToDate.test(text.slice(0, text.toLowerCase().lastIndexOf(told.toLowerCase())))
      if (isAnswer || isBare || isAdded || (isLed && !givesWork(start))) return told
    }
    isAskedWhen = when.test(text)
    // Who takes it on in words of a task may still say when.
    if ((givesWork(start) && !isOwners) || (/\?\s*$/.test(text) && !isAskedWhen && turn !== own.turn)) return null
  }
  return null
}
