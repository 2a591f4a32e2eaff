import { at } from '@vitrine/basics/at.ts'
import { logOdds } from '@vitrine/basics/logistic.ts'
import { readPatterns } from '../../read-patterns.ts'
import { answerTo } from '../answers.ts'
import { isAsked } from '../is-asked.ts'
import type { Utterance } from '../spoken.ts'
import { dueOrOccasionIn } from '../tasks/due-date.ts'
import { personNamed } from '../tasks/person-named.ts'
import { task } from '../tasks/task-words.ts'
import type { OutcomeReading, OutcomeReadings } from './hear-outcomes.ts'

const names = [
  'agrees',
  'refuses',
  'opens',
  'closes',
  'doubts',
  'over',
  'vows',
  'asksYou',
  'anyone',
  'ours',
  'puts',
] as const
const words = readPatterns(new URL('../wordings/outcome-signs.txt', import.meta.url), names)

/** Start offsets of the sentences whose wording alone is one of deciding or of giving out work. */
export interface Worded {
  decisions: ReadonlySet<number>
  actions: ReadonlySet<number>
}

const silent: OutcomeReading = { action: 0, decision: 0, open: 0 }
const yes = (is: boolean): number => Number(is)

/** Log odds of a chance that is neither surely nor never. */
export const heldOdds = (chance: number): number => logOdds(chance, 0.02)

const orders = new RegExp(
  `^(?:(?:and|so|then|ok|okay|right|good|please|\\p{Lu}[\\p{L}'’-]+),? )?${task}\\b(?!.*\\?)`,
  'iu',
)

// 'Jo, take that on', 'then you tell them, Jens'
const called = /(?:^|[,.] )(\p{Lu}[\p{L}'’-]+), |, (?:\p{L}+ )?(\p{Lu}[\p{L}'’-]+)[.?!]*$/u
const led = /^(?:and |so |then |but )?(\p{Lu}[\p{L}'’-]+) (?!and\b)\p{Ll}/u

const farthest = 5
const fewWords = 3
const contentWord = /\p{L}{4,}/gu

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(contentWord) ?? [])

/** Whether a sentence takes up words of a question asked shortly before; 'tea or coffee?' leaves no more than to name one. */
function takesUp(utterances: readonly Utterance[], index: number, isFit: (question: string) => boolean): boolean {
  const own = wordsIn(at(utterances, index).text)
  return utterances
    .slice(Math.max(0, index - farthest), index)
    .some(({ text }) => isAsked(text) && isFit(text) && [...wordsIn(text)].some((word) => own.has(word)))
}

/** Whether what is said next accepts. */
export function isAccepted(utterances: readonly Utterance[], index: number): boolean {
  const answer = answerTo(utterances, index)
  return answer !== undefined && words.agrees.test(answer.text)
}

/** Whether a sentence only accepts what was said before it: 'Gladly', 'Yes, of course'. */
export const onlyAccepts = (text: string): boolean => words.agrees.test(text) && text.split(/\s+/).length <= fewWords

/** What tells, beside its own words, what a sentence is for: its reading, its neighbours' and how it is answered. */
export function outcomeSigns(
  utterances: readonly Utterance[],
  index: number,
  readings: OutcomeReadings,
  attendees: readonly string[],
  worded: Worded,
): number[] {
  const { text, speaker, start, turn } = at(utterances, index)
  const readingAt = (place: number): OutcomeReading => readings.get(utterances[place]?.start ?? -1) ?? silent
  const own = readingAt(index)
  const before = utterances[index - 1]
  const after = utterances[index + 1]
  const answer = answerTo(utterances, index)
  const isName = (name: string | undefined): boolean => name !== undefined && personNamed(name, attendees) !== null
  const call = called.exec(text)
  return [
    heldOdds(own.decision),
    heldOdds(own.action),
    heldOdds(own.open),
    heldOdds(readingAt(index - 1).decision),
    heldOdds(readingAt(index - 1).action),
    heldOdds(readingAt(index + 1).decision),
    heldOdds(readingAt(index + 1).action),
    yes(isAsked(text)),
    yes(after?.turn === turn && isAsked(after.text)),
    yes(before !== undefined && before.speaker !== speaker && isAsked(before.text)),
    yes(isAccepted(utterances, index)),
    yes(answer !== undefined && words.refuses.test(answer.text)),
    yes(dueOrOccasionIn(text) !== null),
    yes(isName(call?.[1]) || isName(call?.[2])),
    yes(orders.test(text)),
    yes(isName(led.exec(text)?.[1])),
    yes(speaker !== null && speaker === utterances[0]?.speaker),
    yes(worded.decisions.has(start)),
    yes(worded.actions.has(start)),
    yes(!isAsked(text) && takesUp(utterances, index, () => true)),
    yes(!isAsked(text) && takesUp(utterances, index, (question) => /\bor\b/iu.test(question))),
    yes(after?.turn === turn && isAsked(after.text) && words.puts.test(after.text)),
    Math.log(text.split(/\s+/).length),
    ...names.map((name) => yes(words[name].test(text))),
  ]
}
