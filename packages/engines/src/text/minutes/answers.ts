import { readPatterns } from '../read-patterns.ts'
import type { Utterance } from './spoken.ts'

const undone = /\b(?:scrap that|forget (?:that|it)|hang on|hold on|never mind|no,? wait|off the table)\b/iu
const { takenBack, recalls, cannot } = readPatterns(new URL('./wordings/answers.txt', import.meta.url), [
  'takenBack',
  'recalls',
  'cannot',
])
const replaced = /\binstead\b/iu

/** The next utterance by another speaker, if soon enough to be an answer. */
export const answerTo = (utterances: readonly Utterance[], index: number): Utterance | undefined =>
  utterances.slice(index + 1, index + 4).find((other) => other.speaker !== utterances[index]?.speaker)

const namesIn = (text: string): string[] => text.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []

const furthestRecall = 3

/** 'I'll bring the ladder.' … 'Oh wait, I'm away then. Can't.' by the same speaker, a few turns on. */
function isRecalled(utterances: readonly Utterance[], index: number): boolean {
  const own = utterances[index]
  if (own === undefined || own.speaker === null) return false
  const later = utterances.filter(
    ({ turn, speaker }) => speaker === own.speaker && turn > own.turn && turn <= own.turn + furthestRecall,
  )
  const opening = later.find(({ text }) => recalls.test(text))
  return opening !== undefined && later.some(({ turn, text }) => turn === opening.turn && cannot.test(text))
}

/** 'I could ask the choir … no, actually, they're on tour.' 'Scrap that.' */
function isTakenBack(utterances: readonly Utterance[], index: number): boolean {
  const own = utterances[index]
  if (own === undefined) return false
  const next = utterances[index + 1]
  const further = next !== undefined && next.turn === own.turn && next.speaker === own.speaker ? next.text : ''
  return takenBack.test(own.text) || takenBack.test(further) || isRecalled(utterances, index)
}

/** Whether the speaker or the next one takes back what was said: 'Hang on, scrap that'. 'Instead' with the same name keeps it, in place of something else. */
export function isCalledOff(utterances: readonly Utterance[], index: number): boolean {
  if (isTakenBack(utterances, index)) return true
  const answer = answerTo(utterances, index)
  if (answer === undefined) return false
  const named = new Set(namesIn(utterances[index]?.text ?? ''))
  const repeated = namesIn(answer.text).some((name) => named.has(name))
  return undone.test(answer.text) || (replaced.test(answer.text) && !repeated)
}
