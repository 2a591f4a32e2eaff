import type { Utterance } from './spoken.ts'

const undone = /\b(?:scrap that|forget (?:that|it)|hang on|hold on|never mind|no,? wait|off the table)\b/iu
// What one says oneself right after, and means by it that nothing will come of it; 'hang on' may be said of a screen.
const takenBack =
  /\b(?:scrap (?:that|it)|forget (?:that|it) (?!happened)|forget (?:that|it)[.!]|never mind|no,? wait|actually,? no|no,? actually|on second thoughts?|strike that|I take that back|(?:so|but) (?:I|we) can(?:['’]t|not)|(?:I|we) can(?:['’]t|not) after all|not any ?more)\b/iu
const replaced = /\binstead\b/iu

/** What the next to speak says, soon enough to be an answer. */
export const answerTo = (utterances: readonly Utterance[], index: number): Utterance | undefined =>
  utterances.slice(index + 1, index + 4).find((other) => other.speaker !== utterances[index]?.speaker)

const namesIn = (text: string): string[] => text.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []

/** 'I could ask the choir … no, actually, they're on tour.' 'Scrap that.' */
function isTakenBack(utterances: readonly Utterance[], index: number): boolean {
  const own = utterances[index]
  if (own === undefined) return false
  const next = utterances[index + 1]
  const further = next !== undefined && next.turn === own.turn && next.speaker === own.speaker ? next.text : ''
  return takenBack.test(own.text) || takenBack.test(further)
}

/** Whether the next to speak, or who said it, takes back what was said: 'Hang on, scrap that'. Who names it again puts it in another's place. */
export function isCalledOff(utterances: readonly Utterance[], index: number): boolean {
  if (isTakenBack(utterances, index)) return true
  const answer = answerTo(utterances, index)
  if (answer === undefined) return false
  const named = new Set(namesIn(utterances[index]?.text ?? ''))
  const repeated = namesIn(answer.text).some((name) => named.has(name))
  return undone.test(answer.text) || (replaced.test(answer.text) && !repeated)
}
