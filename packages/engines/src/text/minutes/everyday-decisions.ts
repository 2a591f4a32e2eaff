import { isCalledOff } from './answers.ts'
import { doubtful } from './doubtful.ts'
import type { Decision } from './outcomes.ts'
import type { Utterance } from './spoken.ts'
import vocabulary from './vocabulary/everyday.json' with { type: 'json' }
import { everydayWeights } from './weights.ts'

const settles = vocabulary.settles.map((pattern) => new RegExp(pattern, 'iu'))
const fewWords = 3

/** The last that was said before and is more than 'Fine by me.' */
const proposedBefore = (utterances: readonly Utterance[], index: number): Utterance | undefined =>
  utterances.slice(Math.max(0, index - 3), index).findLast(({ text }) => text.split(/\s+/).length > fewWords)

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
    // 'Carried.' settles what the turn put to the vote, 'Okay, do it.' what was proposed: without it neither says anything.
    const put = utterances.find(
      (other) =>
        other.turn === turn &&
        other.speaker === speaker &&
        /\b(?:in favou?r|those for|proposal|motion)\b/iu.test(other.text),
    )
    const isBare = text.split(/\s+/).length <= fewWords
    const before = put === utterance ? undefined : (put ?? (isBare ? proposedBefore(utterances, index) : undefined))
    const next = utterances[index + 1]
    const after = isBare && next?.turn === turn && !/\?\s*$/.test(next.text) ? next : undefined
    return [
      {
        text: [before?.text, text, after?.text].filter((part) => part !== undefined).join(' '),
        confidence: everydayWeights.decision,
        start,
        end,
        turn,
      },
    ]
  })
}
