import { readPatterns } from '../../read-patterns.ts'
import { isCalledOff } from '../answers.ts'
import type { ActionItem } from '../outcomes.ts'
import type { Utterance } from '../spoken.ts'
import { actionSigns, actionWeights } from '../weights.ts'
import { clauseOf, dueIn, dueOrOccasionIn, dueTold } from './due-date.ts'
import { dueAnswered, everydayActions } from './everyday-actions.ts'
import { personNamed } from './person-named.ts'
import { promiseIn } from './promises.ts'
import { agrees, notNow, pronoun } from './said-of-tasks.ts'
import { adverb, plainTask, task, taskOf } from './task-words.ts'

const { own, ownStrict, request, assigned, together } = readPatterns(
  new URL('../wordings/find-actions.txt', import.meta.url),
  ['own', 'ownStrict', 'request', 'assigned', 'together'],
  { adverb, task },
)

// 'Could you check the lease, Joyce, before we meet?'
const vocative = /, (\p{Lu}[\p{L}'’-]+)(?=[,?.!]|$)/u

const marked = /^(?:action(?: item| point)?s?|AI|to-?do|next steps?|task)\s*(?:\d+)?\s*[:–-]\s*(.+)$/iu

// Phrases about the conversation itself, not about a task.
const talk = /^(?:think|look|talk|do) (?:\p{L}+ )?(?:it|this)$|^(?:move|second)\b (?:that|we|to|it|the)\b/iu
// 'I can do that': the question before it is the task.
const repeatsAsked = /^do that$/iu
const fewWords = 2
/** Turns; shorter meetings have no distinct closing part. */
const longMeeting = 60
/** Turns; in longer meetings people use such words all the time without meaning anything by them. */
const shortMeeting = 120

function ownerIn(text: string, attendees: readonly string[]): { what: string; who: string | null } {
  const led = /^(\p{Lu}[\p{L}.'’ -]{1,30}?)\s*(?:[:–—]|-(?=\s)|\bto\b|\bwill\b)\s*(.+)$/u.exec(text)
  if (led?.[1] !== undefined && led[2] !== undefined)
    return { who: personNamed(led[1], attendees) ?? led[1].trim(), what: taskOf(led[2]) }
  const trailing = /^(.*?)\s*[([]\s*(?:owner\s*:\s*)?(\p{Lu}[\p{L}.'’ -]{1,30}?)\s*(?:[,;].*)?[)\]]\.?\s*$/u.exec(text)
  if (trailing?.[1] !== undefined && trailing[2] !== undefined)
    return { who: personNamed(trailing[2], attendees) ?? trailing[2].trim(), what: taskOf(trailing[1]) }
  return { who: null, what: taskOf(text) }
}

function actionIn(
  utterance: Utterance,
  attendees: readonly string[],
  addressee: () => Utterance | null,
  isShort: boolean,
): ActionItem | null {
  const { text, speaker, start, end, turn } = utterance
  const base = { due: dueIn(text), start, end, turn }
  const explicit = marked.exec(text)
  if (explicit?.[1] !== undefined)
    return { ...base, ...ownerIn(explicit[1], attendees), confidence: actionWeights.marked }
  if (
    text.split(/\s+/).length < 3 ||
    notNow.test(text.replace(/\b(?:check|see|ask|find out|know|look|test|clarify)\b.*/iu, ''))
  )
    return null
  const dated = base.due === null ? 0 : actionSigns.dated
  const isQuestion = /\?\s*$/.test(text)

  const third = assigned.exec(text)
  if (third?.[1] !== undefined && third[2] !== undefined && !pronoun.test(third[1]) && !isQuestion) {
    const person = personNamed(third[1], attendees)
    // A capitalised word that is not the name of anyone present may be a product or a place.
    if (person !== null || base.due !== null || /^the /i.test(third[1]))
      return { ...base, what: taskOf(third[2]), who: person ?? third[1], confidence: actionWeights.assigned + dated }
  }
  const asked = request.exec(text)
  if (asked?.[2] !== undefined && (!isQuestion || /\b(?:can|could|will|would) you\b/iu.test(text))) {
    const called = asked[1] ?? vocative.exec(text)?.[1]
    const person = called === undefined ? null : personNamed(called, attendees)
    const answer = addressee()
    const accepted = isShort && answer !== null && agrees.test(answer.text) ? actionSigns.accepted : 0
    return {
      ...base,
      what: taskOf(asked[2]),
      who: person ?? answer?.speaker ?? null,
      confidence: actionWeights.requested + dated + Math.max(accepted, person === null ? 0 : actionSigns.namedPerson),
    }
  }
  const mine = own.exec(text)
  // 'I can do that' takes on what was just asked.
  const echo = /^(?:do (?:that|it|this)|try (?:that|it))\W*$/iu.test(mine?.[1] ?? '')
  if (mine?.[1] !== undefined && !echo && ownStrict.test(text) && !isQuestion) {
    return { ...base, what: taskOf(mine[1]), who: speaker, confidence: actionWeights.own + dated }
  }
  const ours = together.exec(text)
  if (ours?.[1] !== undefined && !isQuestion)
    return { ...base, what: taskOf(ours[1]), who: null, confidence: actionWeights.together + dated }
  return null
}

/** The next utterance by another speaker after 'can you …' was asked. */
function addresseeOf(utterances: readonly Utterance[], index: number): Utterance | null {
  const asked = utterances[index]
  return utterances.slice(index + 1, index + 6).find((other) => other.speaker !== asked?.speaker) ?? null
}

function withoutRepeats(actions: readonly ActionItem[]): ActionItem[] {
  const kept: ActionItem[] = []
  for (const action of actions) {
    const twin = kept.findIndex(
      (other) =>
        other.what.toLowerCase() === action.what.toLowerCase() ||
        (other.turn === action.turn && other.who === action.who && Math.abs(other.start - action.start) < 1),
    )
    if (twin < 0) kept.push(action)
  }
  return kept
}

/** 'I'll ring them and Ben brings the keys on Friday': the day belongs to Ben's task. */
function inOwnClause(action: ActionItem, utterances: readonly Utterance[]): ActionItem {
  const text = utterances.find(({ start }) => start === action.start)?.text ?? ''
  const clause = clauseOf(text, action.what)
  const isElsewhere = action.due !== null && text.includes(action.due) && !clause.includes(action.due)
  return isElsewhere ? { ...action, due: dueOrOccasionIn(clause) } : action
}

/** 'Will you update the page?' 'Sure, by tomorrow.' */
function dueOfYes(utterances: readonly Utterance[], index: number, who: string | null): string | null {
  const answer = addresseeOf(utterances, index)
  return answer !== null && answer.speaker === who && agrees.test(answer.text) ? dueTold(answer.text) : null
}

/** Tasks for after the meeting: who, what, by when. */
export function findActions(utterances: readonly Utterance[], attendees: readonly string[]): ActionItem[] {
  const turns = utterances.at(-1)?.turn ?? 0
  const found = utterances.flatMap((utterance, index) => {
    const action =
      actionIn(utterance, attendees, () => addresseeOf(utterances, index), turns <= shortMeeting) ??
      (turns <= shortMeeting ? promiseIn(utterances, index, attendees) : null)
    const vague = action !== null && action.due === null && action.what.split(/\s+/).length < fewWords
    const isEcho = action !== null && turns <= shortMeeting && repeatsAsked.test(action.what)
    if (action === null || isEcho || talk.test(action.what) || (vague && !/^investigate/iu.test(action.what))) return []
    const isClosing = turns > longMeeting && utterance.turn > actionSigns.closing.after * turns
    const closing = isClosing ? actionSigns.closing.more : 0
    const passing = turns > shortMeeting && !plainTask.test(action.what) ? actionSigns.passing : 0
    return [{ ...action, confidence: Math.min(actionWeights.most, action.confidence + closing - passing) }]
  })
  if (turns > shortMeeting) return withoutRepeats(found.map((action) => inOwnClause(action, utterances)))
  const dated = found.map((action) => {
    const index = utterances.findIndex(({ start }) => start === action.start)
    return {
      ...action,
      due:
        action.due ??
        dueOrOccasionIn(utterances[index]?.text ?? '') ??
        dueAnswered(utterances, index) ??
        dueOfYes(utterances, index, action.who),
    }
  })
  const further = everydayActions(utterances, attendees)
    .filter(({ start }) => !found.some((known) => known.start === start && known.confidence >= actionSigns.settled))
    .map((action) => ({ ...action, what: taskOf(action.what) }))
  const standing = dated.filter(
    ({ start }) =>
      !further.some((other) => other.start === start) &&
      !isCalledOff(
        utterances,
        utterances.findIndex((utterance) => utterance.start === start),
      ),
  )
  return withoutRepeats([...standing, ...further].map((action) => inOwnClause(action, utterances)))
}
