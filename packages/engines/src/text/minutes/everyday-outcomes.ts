import { at } from '@vitrine/basics/at.ts'
import { dueIn, dueOrOccasionIn } from './due-date.ts'
import type { ActionItem, Decision } from './outcomes.ts'
import { personNamed } from './person-named.ts'
import type { Utterance } from './spoken.ts'
import { everydayWeights } from './weights.ts'
import vocabulary from './vocabulary/everyday.json' with { type: 'json' }
import { readPatterns } from '../read-patterns.ts'

const softly = '(?:also |then |just |probably |definitely |now |quickly |try to |go and )*'

const { promise, request, everybody } = readPatterns(
  new URL('./wordings/everyday-outcomes.txt', import.meta.url),
  ['promise', 'request', 'everybody'],
  { softly },
)

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`
const idle = new RegExp(`^${anyOf(vocabulary.idle)}(?![\\p{L}])`, 'iu')
const accepts = new RegExp(`^(?:(?:oh|yeah|yes|okay|well|right),? )*${anyOf(vocabulary.accepts)}(?![\\p{L}])`, 'iu')
const permits = new RegExp(`^${anyOf(vocabulary.permits)}(?![\\p{L}])`, 'iu')
const settles = vocabulary.settles.map((pattern) => new RegExp(pattern, 'iu'))

// 'I'm sending an engineer tomorrow', 'i tell the customer today': a day makes it a promise.
const present =
  /\bI(?:['’]m| am)? (?!was\b|had\b|did\b|were\b|can\b|could\b|would\b|think\b|hope\b)(\p{Ll}[\p{L}'’-]*[^d\s]\b .*)/iu
const offer = new RegExp(String.raw`^(?:so |and |then )?shall I ${softly}(.+?)\?`, 'iu')
const order = /^(?<name>\p{Lu}[\p{L}'’-]+), (?<what>\p{Ll}[\p{L}]+ .+?),? (?:would|will|could|can) you\?$/u
const third = /^(?:and |so )?(\p{Lu}[\p{L}'’-]+)(?:['’]s going to| is going to|['’]ll| will) (\p{Ll}.+)/u
const someone = /\b(?:somebody|someone|anybody|anyone) (?:needs to|has to|must|should|can|could|to) (.+?)[?.]?$/iu
const owed = /\bI (?:still )?owe (?:you|them|him|her|us|\p{Lu}[\p{L}'’-]+) (\p{L}.+?)[.!]?$/u
const doneByThen =
  /\b(?<due>(?:by|before) [\p{L}\d ]{3,20}?) (?:it['’]s|it is|that['’]s) (?:done|ready|finished|mended|fixed)\b/iu
const doubtful = /\b(?:if|maybe|perhaps|might|would|could|can|suppose|not sure|wonder|unless|whether)\b/iu
const undone = /\b(?:scrap that|forget (?:that|it)|hang on|hold on|never mind|no,? wait|off the table)\b/iu
const replaced = /\binstead\b/iu

type Found = Omit<ActionItem, 'what' | 'who'> & { what: string; who: string | null }

const answerTo = (utterances: readonly Utterance[], index: number): Utterance | undefined =>
  utterances.slice(index + 1, index + 4).find((other) => other.speaker !== utterances[index]?.speaker)

const namesIn = (text: string): string[] => text.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []

/** Whether the next to speak takes back what was said: 'Hang on, scrap that'. Who names it again puts it in another's place. */
export function isCalledOff(utterances: readonly Utterance[], index: number): boolean {
  const answer = answerTo(utterances, index)
  if (answer === undefined) return false
  const named = new Set(namesIn(utterances[index]?.text ?? ''))
  const repeated = namesIn(answer.text).some((name) => named.has(name))
  return undone.test(answer.text) || (replaced.test(answer.text) && !repeated)
}

/** When a whole turn says that something is due: 'That's me. End of the day.' */
function dueOfTurn(utterances: readonly Utterance[], turn: number): string | null {
  const said = utterances.filter((other) => other.turn === turn).map(({ text }) => text)
  const bare = /^(?:by |before |at )?(?:the )?(?:end of (?:the )?\p{L}+|tonight|tomorrow|\p{L}+day)[.!]?$/iu
  for (const text of said) {
    const due =
      dueIn(text) ?? doneByThen.exec(text)?.groups?.['due'] ?? (bare.test(text) ? text.replace(/[.!]$/, '') : null)
    if (due !== null && due !== undefined) return due
  }
  return null
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
    if (answer === undefined || !accepts.test(answer.text)) return []
    // Who answers for another that was named does not take it on.
    const who = person ?? answer.speaker
    const due = base.due ?? dueOfTurn(utterances, answer.turn)
    return [{ ...base, due, what: work, who, confidence: everydayWeights.promised }]
  }
  const told = third.exec(utterance.text)
  if (told === null || doubtful.test(utterance.text)) return []
  const [name, what] = [at(told, 1), at(told, 2)]
  return idle.test(what)
    ? []
    : [{ ...base, what, who: personNamed(name, attendees) ?? name, confidence: everydayWeights.told }]
}

/** 'When?' 'Before the weekend.' */
function whenAsked(utterances: readonly Utterance[], index: number): string | null {
  const [asked, told] = utterances.slice(index + 1, index + 3)
  if (asked === undefined || told === undefined || !/^(?:by |until )?when\?/iu.test(asked.text)) return null
  return told.speaker === utterances[index]?.speaker ? dueOrOccasionIn(told.text) : null
}

/** What somebody takes on in the everyday words of a short meeting: said, offered, asked and accepted, or laid on another. */
export function everydayActions(utterances: readonly Utterance[], attendees: readonly string[]): ActionItem[] {
  return utterances.flatMap((utterance, index): Found[] => {
    const { text, speaker, start, end, turn } = utterance
    const base = { start, end, turn, due: dueOrOccasionIn(text) }
    const answer = answerTo(utterances, index)
    if (isCalledOff(utterances, index)) return []
    const own = promise.exec(text)?.[1]
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
    const now = present.exec(text)?.[1]
    if (now !== undefined && base.due !== null && !idle.test(now) && !doubtful.test(text) && !/\?\s*$/.test(text))
      return [{ ...base, what: now, who: speaker, confidence: everydayWeights.begun }]
    const offered = offer.exec(text)?.[1]
    if (offered !== undefined && answer !== undefined && permits.test(answer.text))
      return [
        {
          ...base,
          due: base.due ?? dueOrOccasionIn(answer.text),
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

/** What a short meeting settles in everyday words: a vote carried, 'we stay then', 'no more of that from now on'. */
export function everydayDecisions(utterances: readonly Utterance[]): Decision[] {
  return utterances.flatMap((utterance, index): Decision[] => {
    const { text, start, end, turn, speaker } = utterance
    if (/\?\s*$/.test(text) || !settles.some((pattern) => pattern.test(text))) return []
    if (
      /\b(?:nothing|not|isn['’]t) (?:is )?(?:decided|settled)\b|\bI['’]?(?:ll| will)\b/iu.test(text) ||
      doubtful.test(text)
    )
      return []
    if (isCalledOff(utterances, index)) return []
    // 'Carried.' settles what the turn put to the vote.
    const put = utterances.find(
      (other) =>
        other.turn === turn &&
        other.speaker === speaker &&
        /\b(?:in favour|those for|proposal|motion)\b/iu.test(other.text),
    )
    return [
      {
        text: put !== undefined && put !== utterance ? `${put.text} ${text}` : text,
        confidence: everydayWeights.decision,
        start,
        end,
        turn,
      },
    ]
  })
}
