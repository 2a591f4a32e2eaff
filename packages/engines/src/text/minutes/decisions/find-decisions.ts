import { readPatterns } from '../../read-patterns.ts'
import type { Decision } from '../outcomes.ts'
import type { Utterance } from '../spoken.ts'
import { decisionWeights } from '../weights.ts'
import { everydayDecisions } from './everyday-decisions.ts'

const { denied, thisMoment } = readPatterns(new URL('../wordings/find-decisions.txt', import.meta.url), [
  'denied',
  'thisMoment',
])

const explicit = /^(?:decisions?|decided|agreed|resolved|resolution)\s*(?:\d+)?\s*[:–-]\s*(.+)$/iu
const wordings = readPatterns(new URL('../wordings/decisions.txt', import.meta.url), [
  'strong',
  'weak',
  'doubtful',
  'open',
  'agreement',
  'everyday',
  'asksAll',
  'asksOnly',
  'asksAgainst',
  'clearYes',
  'clearNo',
  'chatter',
])
const { strong, weak, doubtful, open, agreement, everyday, asksAll } = wordings
const { asksOnly, asksAgainst, clearYes, clearNo, chatter } = wordings
/** A question that adds nothing to what was said before it. */
const asksBack = /\b(?:that|this|it)\s*\?\s*$/iu
const weWill = /\bwe(?:['’]re| are) (?:not )?(?:going to|gonna)\b|\bwe won['’]t\b|\bwe(?:['’]ll| will) (?:not )?\b/iu

const fewWords = 4
/** Turns; in longer meetings people use such words all the time without settling anything. */
const shortMeeting = 120

const decisionAt = ({ start, end, turn }: Utterance): Pick<Decision, 'start' | 'end' | 'turn'> => ({ start, end, turn })

const farthestAnswer = 4

/** The next utterances by other speakers. */
const othersAfter = (utterances: readonly Utterance[], index: number): Utterance[] =>
  utterances.slice(index + 1, index + farthestAnswer).filter((other) => other.speaker !== utterances[index]?.speaker)

/** 'We close the east gate.' 'Everybody happy with that?' 'Yep.': put to everyone in the same turn, and nobody minds. */
export function isAssented(utterances: readonly Utterance[], index: number): boolean {
  const [put, asked] = [utterances[index], utterances[index + 1]]
  if (put === undefined || asked === undefined || asked.turn !== put.turn) return false
  const says = (pattern: RegExp): boolean => othersAfter(utterances, index + 1).some(({ text }) => pattern.test(text))
  return (asksOnly.test(asked.text) && says(clearYes)) || (asksAgainst.test(asked.text) && says(clearNo))
}

/** The meeting's decisions: stated outright, or proposed and agreed to at once. */
export function findDecisions(utterances: readonly Utterance[]): Decision[] {
  // The person who opens a meeting usually chairs it; what the chair lays down needs no assent.
  const chair = utterances[0]?.speaker ?? null
  const isShort = (utterances.at(-1)?.turn ?? 0) <= shortMeeting
  const found = utterances.flatMap((utterance, index): Decision[] => {
    const { text, start, end, turn } = utterance
    const stated = explicit.exec(text)?.[1]
    if (stated !== undefined) return [{ text: stated, confidence: decisionWeights.marked, start, end, turn }]
    const others = othersAfter(utterances, index)
    const agreed = others.some((other) => clearYes.test(other.text))
    if (/\?\s*$/.test(text)) {
      // In long meetings much is asked in passing; a question to everyone that is answered with yes is settled.
      const before = utterances[index - 1]
      if (isShort && before !== undefined && isAssented(utterances, index - 1))
        return [{ ...decisionAt(before), text: before.text, confidence: decisionWeights.assented }]
      const answered = agreed || /^none\b/iu.test(utterances[index + 1]?.text ?? '')
      return isShort && asksAll.test(text) && answered
        ? [{ text, confidence: decisionWeights.assented, start, end, turn }]
        : []
    }
    if (isShort && everyday.test(text) && !chatter.test(text) && !doubtful.test(text))
      return [{ text, confidence: decisionWeights.everyday, start, end, turn }]
    if (
      isShort &&
      weWill.test(text) &&
      agreed &&
      !doubtful.test(text) &&
      !thisMoment.test(text) &&
      !denied.test(text)
    ) {
      return [{ text, confidence: decisionWeights.planned, start, end, turn }]
    }
    if (open.test(text) || text.split(/\s+/).length < fewWords) return []
    if (strong.test(text) && !denied.test(text)) return [{ text, confidence: decisionWeights.strong, start, end, turn }]
    if (!weak.test(text) || thisMoment.test(text) || doubtful.test(text)) return []
    const settled =
      (chair !== null && utterance.speaker === chair) ||
      utterances
        .slice(index + 1, index + 4)
        .some((other) => other.speaker !== utterance.speaker && agreement.test(other.text))
    return settled ? [{ text, confidence: decisionWeights.weak, start, end, turn }] : []
  })
  const further = isShort
    ? everydayDecisions(utterances, clearYes).filter(({ start }) => !found.some((known) => known.start === start))
    : []
  // 'We move to Monday. Everybody happy with that?': asked of what was just settled.
  const all = [...found, ...further].filter(
    ({ text, turn, start }, _, every) =>
      !asksBack.test(text) || !every.some((other) => other.turn === turn && other.start < start),
  )
  // Drops repeats: said twice, or once more together with the assent.
  return all.filter(
    ({ text }, index) =>
      !all.some(
        (other, at) =>
          (at < index && other.text.toLowerCase() === text.toLowerCase()) ||
          (at !== index && other.text !== text && text.startsWith(other.text)),
      ),
  )
}
