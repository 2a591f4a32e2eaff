import { at } from '@vitrine/basics/at.ts'
import { capitalised } from '@vitrine/basics/wording.ts'
import { readPatterns } from '../../read-patterns.ts'
import { answerTo } from '../answers.ts'
import type { Utterance } from '../spoken.ts'
import { dueOrOccasionIn, dueTold } from './due-date.ts'
import { personNamed } from './person-named.ts'
import { taskOf } from './task-words.ts'

const { subject, lead, idle, passive, imperative, put, bare, leftOut, noName, acts } = readPatterns(
  new URL('../wordings/heard-tasks.txt', import.meta.url),
  ['subject', 'lead', 'idle', 'passive', 'imperative', 'put', 'bare', 'leftOut', 'noName', 'acts'],
)

/** A task in a sentence, without its position. */
export interface HeardTask {
  what: string
  who: string | null
  due: string | null
  /** Whether the sentence says outright who will do it: by name, or 'I'll'. */
  isClear: boolean
}

const titled = /\b(?:Mrs?|Ms|Miss|Dr|Prof|Cllr|Rev)\.? \p{Lu}[\p{L}'’-]+/gu
const namesBefore = 3
const longestOfBare = 12
const fewWords = 4
const leastWords = 3

// 'Product (Maria) will …'
const roleOf = /^\p{Lu}[\p{L}&]+ \((\p{Lu}\p{L}+)\)/u
// 'Me → book the hall', in a list of who does what.
const mine = /^(?:Me|I)\s*(?:->|→|=>|:|[–—-](?=\s))\s*/u
const several = /\s*(?:,|\band\b|\/|&|\+)\s*/u

/** Whether each of the words that stand for owners may be a name. */
export const mayBeNames = (words: string): boolean => words.split(several).every((name) => !noName.test(name.trim()))

/** 'Ana and Bo' as the names of attendees. */
export function ownersOf(words: string, attendees: readonly string[]): string {
  return words
    .split(several)
    .map((name) => personNamed(name, attendees) ?? name.trim())
    .join(', ')
}

/** The person that 'he' or 'they' refers to: the one named last. */
function lastNamed(utterances: readonly Utterance[], index: number, attendees: readonly string[]): string | null {
  const before = utterances.slice(Math.max(0, index - namesBefore), index + 1).map(({ text }) => text)
  const words = before.join(' ').match(/\p{Lu}[\p{L}-]+/gu) ?? []
  const known = words.findLast((word) => personNamed(word, attendees) !== null)
  if (known !== undefined) return personNamed(known, attendees)
  // Notes list nobody; a title shows a person.
  const isRecord = utterances[index]?.speaker === null
  return isRecord ? (before.join(' ').match(titled)?.at(-1) ?? null) : null
}

/** The person that a question is addressed to: whoever answers next, else the last other speaker. */
const addressed = (utterances: readonly Utterance[], index: number): string | null =>
  answerTo(utterances, index)?.speaker ??
  utterances.slice(0, index).findLast(({ speaker }) => speaker !== utterances[index]?.speaker)?.speaker ??
  null

function ownerOf(
  who: string,
  utterances: readonly Utterance[],
  index: number,
  attendees: readonly string[],
): string | null {
  if (who === 'I') return utterances[index]?.speaker ?? null
  if (/^you$/iu.test(who)) return addressed(utterances, index)
  if (/^(?:he|she|they)$/iu.test(who)) return lastNamed(utterances, index, attendees)
  // 'Our trainer Ollie', but 'our landlord'.
  const named = /^(?:my|our|your) .*?(\p{Lu}[\p{L}'’-]+)$/iu.exec(who)?.[1]
  if (named !== undefined) return personNamed(named, attendees) ?? named
  return /^(?:the|my|our|your|every)/iu.test(who) ? who : ownersOf(who, attendees)
}

/** Whether another speaker asked something directly before. */
const isAsked = (utterances: readonly Utterance[], index: number): boolean =>
  /\?\s*$/.test(utterances[index - 1]?.text ?? '') && utterances[index - 1]?.speaker !== utterances[index]?.speaker

const isUnknown = (who: string, attendees: readonly string[]): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(who) &&
  !/^(?:I|You|He|She|They|We|It|The|Everyone|Everybody)$/u.test(who) &&
  personNamed(who, attendees) === null

/** Each subject with what is said about it. 'I'd' expresses a wish, not a promise: it only ends the clause before. */
function clausesOf(text: string): { who: string; said: string; isFuture: boolean }[] {
  const found = [...text.matchAll(subject)]
  return found.flatMap(({ 0: whole, groups, index: start }, place) => {
    const said = text.slice(start + whole.length, found[place + 1]?.index)
    const who = groups?.['who']?.trim()
    return who === undefined || /['’]d\s+$/u.test(whole)
      ? []
      : [
          {
            who,
            isFuture: /['’](?:ll|ve)\b/u.test(whole),
            said: said.replace(/[,;]?\s*(?:\b(?:and|but|so|while|then|or|oh))?\s*$/iu, ''),
          },
        ]
  })
}

/**
 * Who does what in a sentence that assigns tasks, one for each subject: 'Ana rings the hotel and Bo packs' has two. Whether it assigns
 * tasks must be known already: verbs are not checked.
 */
export function heardTasks(utterances: readonly Utterance[], index: number, attendees: readonly string[]): HeardTask[] {
  const utterance = utterances[index]
  if (utterance === undefined) return []
  const text = utterance.text
    .replace(/^[ \t]*(?:[-•*–]|\d{1,2}[.)]|(?:action|todo|to do|ai)\b ?:?)[ \t]+/iu, '')
    .replace(roleOf, '$1')
    .replace(mine, "I'll ")
  const due = dueOrOccasionIn(text)
  // 'Yes, will do': the question before it says what the task is.
  if (bare.test(text)) {
    const asked = utterances.slice(0, index).findLast(({ speaker }) => speaker !== utterance.speaker)
    if (asked === undefined || text.split(/\s+/).length > longestOfBare) return []
    const told = dueTold(text) ?? due ?? dueOrOccasionIn(asked.text)
    return [{ what: taskOf(asked.text), who: utterance.speaker, due: told, isClear: false }]
  }
  if (text.split(/\s+/).length < leastWords) return []
  const by = passive.exec(text)?.groups
  if (by?.['what'] !== undefined && by['who'] !== undefined)
    return [
      { what: taskOf(`${by['what']} ${by['done'] ?? ''}`), who: ownersOf(by['who'], attendees), due, isClear: true },
    ]
  const stands = put.exec(text)?.groups
  if (stands?.['who'] !== undefined && !noName.test(stands['who']))
    return [{ what: taskOf(stands['what'] ?? ''), who: ownersOf(stands['who'], attendees), due, isClear: false }]
  const left = leftOut.exec(text)?.groups
  const alone = left?.['promised'] ?? left?.['begun']
  if (alone !== undefined && utterance.speaker !== null) {
    const asked = utterances[index - 1]
    const object = asked !== undefined && /\?\s*$/.test(asked.text) && alone.split(/\s+/).length <= fewWords
    return [{ what: taskOf(object ? `${alone}: ${asked.text}` : alone), who: utterance.speaker, due, isClear: false }]
  }
  const clauses = clausesOf(text)
  const tasks = clauses.flatMap(({ who, said, isFuture }): HeardTask[] => {
    const what = said.replace(lead, '')
    // 'I could take it, if that helps' is no promise.
    if (/^(?:could|would|might)\b/iu.test(said) || /^(?:we|it)$/iu.test(who) || idle.test(what) || what.trim() === '')
      return []
    // 'I can do that' answers a question that is the task itself.
    if (/^do (?:it|that|this)[.!]?$/iu.test(what) && isAsked(utterances, index)) return []
    // A date at the end of a sentence about both applies to both.
    const shared = clauses.length === 1 || /\b(?:both|all|each)\b/iu.test(text) ? due : null
    const owner = ownerOf(who, utterances, index, attendees)
    // 'Give it to me': a capital at the start of a sentence does not make a name, unless a verb of action follows.
    const isOrder = text.startsWith(who) && isUnknown(who, attendees) && !acts.test(text.slice(who.length))
    if (isOrder) return []
    if (owner === null && /^(?:he|she|they)$/iu.test(who)) return []
    const isClear = (who === 'I' && isFuture) || (owner !== null && attendees.includes(owner) && !/^you$/iu.test(who))
    return [{ what: taskOf(what), who: owner, due: dueOrOccasionIn(said) ?? shared, isClear }]
  })
  if (clauses.length > 0) return tasks
  const told = imperative.exec(text)?.groups
  const what = told?.['what']?.replace(lead, '')
  if (what === undefined || idle.test(what) || noName.test(capitalised(at(what.split(/[\s'’]/u), 0)))) return []
  const called = told?.['name']
  const named =
    (called !== undefined && noName.test(called) ? undefined : called) ??
    /, (\p{Lu}[\p{L}'’-]+)[.?!]?$/u.exec(text)?.[1]
  const who =
    named === undefined
      ? utterance.speaker === null || /\bsome(?:body|one)\b/iu.test(text)
        ? null
        : addressed(utterances, index)
      : (personNamed(named, attendees) ?? named)
  const answer = answerTo(utterances, index)
  return [{ what: taskOf(what), who, due: due ?? (answer === undefined ? null : dueTold(answer.text)), isClear: false }]
}
