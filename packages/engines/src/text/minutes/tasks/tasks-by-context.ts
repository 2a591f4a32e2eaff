import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../read-patterns.ts'
import { answerTo } from '../answers.ts'
import { isAsked } from '../is-asked.ts'
import { isAccepted, onlyAccepts } from '../learned/outcome-signs.ts'
import type { Utterance } from '../spoken.ts'
import { dueOrOccasionIn } from './due-date.ts'
import type { HeardTask } from './heard-tasks.ts'
import { personNamed } from './person-named.ts'
import { taskOf } from './task-words.ts'

const { called, led, own, supplies, opening, asks, talk } = readPatterns(
  new URL('../wordings/tasks-by-context.txt', import.meta.url),
  ['called', 'led', 'own', 'supplies', 'opening', 'asks', 'talk'],
)

const fewWords = 2
const pointsBack = /\bdo (?:that|it|this)$/iu

/** The attendee whom a sentence calls by name: 'Cor, read the meter', 'You tell them, Jens'. */
function personCalled(text: string, attendees: readonly string[]): string | null {
  const found = called.exec(text)?.groups
  const name = found?.['first'] ?? found?.['last']
  return name === undefined ? null : personNamed(name, attendees)
}

/** Who is to do the task that a sentence assigns: whom it names, else who speaks or answers. Null where that cannot be known. */
function ownerIn(utterances: readonly Utterance[], index: number, attendees: readonly string[]): string | null {
  const { text, speaker } = at(utterances, index)
  const subject = led.exec(text)?.groups?.['who']
  const answer = answerTo(utterances, index)
  return (
    (own.test(text) ? speaker : null) ??
    personCalled(text, attendees) ??
    (subject === undefined ? null : personNamed(subject, attendees)) ??
    (speaker !== null && isAccepted(utterances, index) ? (answer?.speaker ?? null) : null)
  )
}

/** 'You'll have a draft by the 20th': the person who says so supplies it. */
const suppliedIn = (text: string): string | null => supplies.exec(text)?.groups?.['what'] ?? null

/** The task of a sentence that assigns one without naming doer and deed outright. Empty where nobody can be found to do it. */
export function taskByContext(
  utterances: readonly Utterance[],
  index: number,
  attendees: readonly string[],
): HeardTask[] {
  const { text, speaker } = at(utterances, index)
  const due = dueOrOccasionIn(text)
  if (onlyAccepts(text) || talk.test(text) || asks.test(text)) return []
  const supplied = suppliedIn(text)
  if (supplied !== null && speaker !== null)
    return [{ what: taskOf(`send ${supplied}`), who: speaker, due, isClear: false }]
  const who = ownerIn(utterances, index, attendees)
  const what = taskOf(text.replace(opening, '').replace(/\?$/, ''))
  const before = utterances[index - 1]
  const isShort = what.split(/\s+/).length <= fewWords
  // 'Joss, could you test it?' 'Sure, I can do that': the request has named the task and who does it.
  if (
    pointsBack.test(what) &&
    before !== undefined &&
    isAsked(before.text) &&
    personCalled(before.text, attendees) === who
  )
    return []
  const asked = isShort && before !== undefined && isAsked(before.text) ? ` (“${before.text}”)` : ''
  return who === null || (isShort && asked === '') ? [] : [{ what: `${what}${asked}`, who, due, isClear: false }]
}
