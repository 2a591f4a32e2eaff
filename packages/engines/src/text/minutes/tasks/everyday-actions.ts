import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../read-patterns.ts'
import { answerTo, isCalledOff } from '../answers.ts'
import { doubtful } from '../decisions/doubtful.ts'
import type { ActionItem } from '../outcomes.ts'
import type { Utterance } from '../spoken.ts'
import vocabulary from '../vocabulary/everyday.json' with { type: 'json' }
import { everydayWeights } from '../weights.ts'
import { dueOrOccasionIn, dueTold } from './due-date.ts'
import { personNamed } from './person-named.ts'

const echo = /^(?:do|take) (?:that|it|this)(?: one| on)?[.!]?$/iu
const softly = '(?:also |then |just |probably |definitely |now |quickly |try to |go and )*'

const wordings = readPatterns(
  new URL('../wordings/everyday-actions.txt', import.meta.url),
  [
    'promise',
    'present',
    'able',
    'offer',
    'request',
    'neededFrom',
    'saidOneself',
    'owed',
    'everybody',
    'someone',
    'whoDoes',
    'takesThat',
    'takesOver',
    'third',
    'bringing',
    'follows',
    'doneByThen',
    'bareDate',
    'addedDate',
  ],
  { softly },
)
const { promise, present, able, offer, request, neededFrom, saidOneself, owed, everybody, someone } = wordings
const { whoDoes, takesThat, takesOver, third, bringing, follows, doneByThen, bareDate, addedDate } = wordings

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`
const idle = new RegExp(`^${anyOf(vocabulary.idle)}(?![\\p{L}])`, 'iu')
const accepts = new RegExp(`^(?:(?:oh|yeah|yes|okay|well|right),? )*${anyOf(vocabulary.accepts)}(?![\\p{L}])`, 'iu')
const permits = new RegExp(`^${anyOf(vocabulary.permits)}(?![\\p{L}])`, 'iu')

// 'Jo, ring the hall, would you?', 'Ring the hall, would you, Jo?'
const order =
  /^(?:(?<name>\p{Lu}[\p{L}'’-]+), )?(?<what>\p{L}+ .+?),? (?:would|will|could|can) you(?:, (?<called>\p{Lu}[\p{L}'’-]+))?\?$/u
const asksWhen = /^(?:\p{L}+[,!]? )?(?:by |until )?when\?/iu
// 'This week, yes.'
const acceptsDated =
  /^(?:by|before|on|this|next|today|tomorrow|tonight)\b[^,.?]{0,20}, (?:yes|yep|sure|okay|ok|of course)\b/iu

type Found = Omit<ActionItem, 'what' | 'who'> & { what: string; who: string | null }

/** Whether a text asks who does something; the person who takes it on is found from the question. */
export const asksWho = (text: string): boolean => whoDoes.test(text)

/** The verb as in a list of tasks: 'tell' for 'tells'. */
const plainVerb = (text: string): string =>
  text.replace(/^\p{L}+/u, (verb) =>
    verb.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/(?<=o)es$|(?<=ch|sh|ss|x)es$|(?<=[^s])s$/u, ''),
  )

/** When a request is due by the turn that answers it: 'That's me. End of the day.' Dates of other work are ignored. */
function dueOfTurn(utterances: readonly Utterance[], turn: number): string | null {
  for (const { text } of utterances.filter((other) => other.turn === turn)) {
    const due =
      dueTold(text) ??
      doneByThen.exec(text)?.groups?.['due'] ??
      /\b\p{L}+day(?=[.!]?$)/iu.exec(/\b(?:I|we)\b/u.test(text) ? '' : text)?.[0] ??
      (bareDate.test(text) ? text.replace(/[.!]$/, '') : null)
    if (due !== null && due !== undefined) return due
  }
  return null
}

const furthestAdded = 4
const furthestCalled = 6

/**
 * 'Who writes the notes?' 'Me.' 'By Friday, please.' A date that a third utterance adds once someone has taken the task on, or
 * that whoever asks adds at once.
 */
function dueAdded(utterances: readonly Utterance[], index: number): string | null {
  const { speaker, turn } = at(utterances, index)
  const later = utterances.slice(index + 1, index + furthestAdded)
  const [next] = later
  if (next !== undefined && next.speaker === speaker && next.turn === turn && addedDate.test(next.text))
    return dueOrOccasionIn(next.text)
  const answered = later.findIndex((other) => other.speaker !== speaker)
  const added = later.slice(answered + 1).find((other) => other.speaker !== later[answered]?.speaker)
  return answered < 0 || added === undefined || !addedDate.test(added.text) ? null : dueOrOccasionIn(added.text)
}

/** 'Who drives?' … 'Hanne?' 'Yeah, I can.' */
function calledFor(
  utterances: readonly Utterance[],
  index: number,
  attendees: readonly string[],
): { who: string; turn: number } | null {
  const later = utterances.slice(index + 1, index + furthestCalled)
  const place = later.findIndex(({ text }) => /^(?:and |or )?\p{Lu}[\p{L}'’-]+\?$/u.test(text))
  const answer = later[place + 1]
  const person = place < 0 ? null : personNamed(at(later, place).text.replace(/^(?:and|or) |\?$/giu, ''), attendees)
  return person !== null && answer?.speaker === person && accepts.test(answer.text)
    ? { who: person, turn: answer.turn }
    : null
}

function askedIn(
  utterances: readonly Utterance[],
  index: number,
  attendees: readonly string[],
  base: Pick<Found, 'start' | 'end' | 'turn' | 'due'>,
): Found[] {
  const utterance = utterances[index]
  if (utterance === undefined) return []
  const answer = answerTo(utterances, index)
  const asked = order.exec(utterance.text)?.groups ?? request.exec(utterance.text)?.groups
  const work = asked?.['what'] ?? someone.exec(utterance.text)?.[1]
  const named = asked?.['name'] ?? asked?.['other'] ?? asked?.['called']
  if (work !== undefined && !idle.test(work)) {
    const person = named === undefined ? null : (personNamed(named, attendees) ?? named)
    if (answer === undefined || !(accepts.test(answer.text) || acceptsDated.test(answer.text))) return []
    // Answering on behalf of someone who was named is not taking it on.
    const who = person ?? answer.speaker
    const due = base.due ?? dueOfTurn(utterances, answer.turn) ?? dueAdded(utterances, index)
    return [{ ...base, due, what: work, who, confidence: everydayWeights.promised }]
  }
  const needed = neededFrom.exec(utterance.text)?.groups
  if (needed?.['what'] !== undefined && (base.due !== null || (answer !== undefined && accepts.test(answer.text)))) {
    const name = needed['other'] ?? needed['called']
    const who = name === undefined ? (answer?.speaker ?? null) : (personNamed(name, attendees) ?? name)
    return [{ ...base, what: `send ${needed['what']}`, who, confidence: everydayWeights.told }]
  }
  const duty = whoDoes.exec(utterance.text)?.[1]
  const called = duty === undefined ? null : calledFor(utterances, index, attendees)
  if (duty !== undefined && called !== null) {
    const due = base.due ?? dueOfTurn(utterances, called.turn)
    return [{ ...base, due, what: plainVerb(duty), who: called.who, confidence: everydayWeights.promised }]
  }
  if (duty !== undefined && answer !== undefined && takesThat.test(answer.text)) {
    const due = base.due ?? dueOfTurn(utterances, answer.turn) ?? dueAdded(utterances, index)
    return [{ ...base, due, what: plainVerb(duty), who: answer.speaker, confidence: everydayWeights.promised }]
  }
  const told = third.exec(utterance.text) ?? takesOver.exec(utterance.text)
  if (told === null || doubtful.test(utterance.text) || /\?\s*$/.test(utterance.text)) return []
  const [name, what] = [at(told, 1), at(told, 2)]
  return idle.test(what)
    ? []
    : [{ ...base, what, who: personNamed(name, attendees) ?? name, confidence: everydayWeights.told }]
}

/** 'When?' 'Before the weekend.' */
function whenAsked(utterances: readonly Utterance[], index: number): string | null {
  const { speaker } = at(utterances, index)
  const later = utterances.slice(index + 1, index + furthestAdded)
  const asked = later.findIndex((other) => other.speaker !== speaker && asksWhen.test(other.text))
  const told = asked < 0 ? undefined : later[asked + 1]
  return told?.speaker === speaker ? dueOrOccasionIn(told.text) : null
}

// 'Please do, and report to the board by the 25th': all of it is assigned to the person who offered.
const bidden = /^(?:(?:yes|okay|ok),? )?(?:please do|do(?: that| so)?,|go ahead)/iu

/** 'I can ask her.' 'Please do, before Easter.' Or the date is asked for outright. */
export function dueAnswered(utterances: readonly Utterance[], index: number): string | null {
  const answer = answerTo(utterances, index)
  const goesAhead = answer !== undefined && bidden.test(answer.text) && !/\b(?:I|we)\b/iu.test(answer.text)
  const told = goesAhead ? dueOrOccasionIn(answer.text) : null
  const welcome = answer !== undefined && permits.test(answer.text) ? (told ?? dueTold(answer.text)) : null
  return welcome ?? whenAsked(utterances, index) ?? dueAdded(utterances, index)
}

/** Tasks in the everyday words of a short meeting: stated, offered, asked and accepted, or assigned to someone else. */
export function everydayActions(utterances: readonly Utterance[], attendees: readonly string[]): ActionItem[] {
  return utterances.flatMap((utterance, index): Found[] => {
    const { text, speaker, start, end, turn } = utterance
    const base = { start, end, turn, due: dueOrOccasionIn(text) }
    const answer = answerTo(utterances, index)
    if (isCalledOff(utterances, index)) return []
    const isWelcome = /\blet me\b/iu.test(text) && answer !== undefined && permits.test(answer.text)
    const isDated = base.due !== null || whenAsked(utterances, index) !== null
    const own = promise.exec(text)?.[1] ?? (isDated || isWelcome ? able.exec(text)?.[1] : undefined)
    // 'I'll take that': the question before it says what the task is.
    const asked = utterances[index - 1]
    if (own !== undefined && echo.test(own) && asked?.speaker !== speaker && /\?\s*$/.test(asked?.text ?? '')) return []
    if (own !== undefined && !idle.test(own) && !/\?\s*$/.test(text) && !/\bif\b/iu.test(text))
      return [
        {
          ...base,
          due: base.due ?? whenAsked(utterances, index),
          what: own,
          who: speaker,
          confidence: everydayWeights.promised,
        },
      ]
    const repeated = saidOneself.exec(text)?.[1]
    if (repeated !== undefined && !idle.test(repeated) && !/\?\s*$/.test(text))
      return [{ ...base, what: repeated, who: speaker, confidence: everydayWeights.promised }]
    const now = present.exec(text)?.[1]
    if (now !== undefined && base.due !== null && !idle.test(now) && !doubtful.test(text) && !/\?\s*$/.test(text))
      return [{ ...base, what: now, who: speaker, confidence: everydayWeights.begun }]
    const underWay = (bringing.exec(text) ?? follows.exec(text))?.[1]
    if (underWay !== undefined && !idle.test(underWay) && !doubtful.test(text) && !/\?\s*$/.test(text))
      return [{ ...base, what: underWay, who: speaker, confidence: everydayWeights.begun }]
    const offered = offer.exec(text)?.[1]
    if (offered !== undefined && answer !== undefined && permits.test(answer.text))
      return [
        {
          ...base,
          due: base.due ?? dueTold(answer.text),
          what: offered,
          who: speaker,
          confidence: everydayWeights.promised,
        },
      ]
    const debt = owed.exec(text)?.[1]
    if (debt !== undefined && !doubtful.test(text)) {
      const due = base.due ?? dueOfTurn(utterances, turn)
      return [{ ...base, due, what: `send ${debt}`, who: speaker, confidence: everydayWeights.owed }]
    }
    const shared = everybody.exec(text)
    if (shared !== null && !doubtful.test(text) && !/\?\s*$/.test(text))
      return [
        {
          ...base,
          what: shared[0].replace(/^[,.; ]+|^(?:and|so|also) /giu, ''),
          who: null,
          confidence: everydayWeights.everybody,
        },
      ]
    return askedIn(utterances, index, attendees, base)
  })
}
