import { readPatterns } from '../../read-patterns.ts'
import { isCalledOff } from '../answers.ts'
import type { Decision } from '../outcomes.ts'
import type { Utterance } from '../spoken.ts'
import vocabulary from '../vocabulary/everyday.json' with { type: 'json' }
import { everydayWeights } from '../weights.ts'
import { questionSettled } from './chosen.ts'
import { doubtful } from './doubtful.ts'

const settles = vocabulary.settles.map((pattern) => new RegExp(pattern, 'iu'))
const fewWords = 3

/** The last earlier utterance that says more than 'Fine by me.' */
const proposedBefore = (utterances: readonly Utterance[], index: number): Utterance | undefined =>
  [3, 5]
    .map((far) =>
      utterances.slice(Math.max(0, index - far), index).findLast(({ text }) => text.split(/\s+/).length > fewWords),
    )
    .find((other) => other !== undefined)

// 'I propose we enter two crews.' … 'Carried.', or 'Three to one, the motion carries.'
const moved = /\b(?:propos(?:e|ed|al)|motion|move that|moved that)\b/iu
const farthestMotion = 8

const contentWord = /\p{L}{5,}/gu
const { restates, votedOn, echoes, suggests } = readPatterns(
  new URL('../wordings/everyday-decisions.txt', import.meta.url),
  ['restates', 'votedOn', 'echoes', 'suggests'],
)
const farthestProposal = 5

/** 'And open with the waltz?' 'Yes!' 'Cool, we open with the waltz.' A question that is welcomed and then restated is settled. */
function isRestated(utterances: readonly Utterance[], index: number, isYes: RegExp): boolean {
  const text = utterances[index]?.text ?? ''
  if (!restates.test(text)) return false
  const words = new Set(text.toLowerCase().match(contentWord) ?? [])
  const before = utterances.slice(Math.max(0, index - farthestProposal), index)
  const asked = before.findLastIndex(
    (other) =>
      other.text.endsWith('?') && (other.text.toLowerCase().match(contentWord) ?? []).some((word) => words.has(word)),
  )
  return asked >= 0 && before.slice(asked + 1).some((other) => isYes.test(other.text))
}

const farthestSuggestion = 3
const spokenWord = /\p{L}{3,}/gu

/** What somebody else suggested, where this says it again after a yes: 'I'd scrap it.' 'Yes, scrap it.' */
function suggestionEchoed(utterances: readonly Utterance[], index: number): Utterance | undefined {
  const own = utterances[index]
  const said =
    echoes
      .exec(own?.text ?? '')
      ?.groups?.['what']?.toLowerCase()
      .match(spokenWord) ?? []
  return utterances.slice(Math.max(0, index - farthestSuggestion), index).findLast(({ speaker, text }) => {
    const words = new Set(text.toLowerCase().match(spokenWord) ?? [])
    return speaker !== own?.speaker && suggests.test(text) && said.length > 0 && said.every((word) => words.has(word))
  })
}

/** The subject of a vote: the motion before it, or the proposal in its own turn. */
function putToVote(utterances: readonly Utterance[], index: number): Utterance | undefined {
  const own = utterances[index]
  if (own === undefined) return undefined
  const before = utterances.slice(Math.max(0, index - farthestMotion), index)
  const motion =
    votedOn.test(own.text) && !moved.test(own.text.replace(votedOn, ''))
      ? before.findLast(({ text }) => moved.test(text))
      : undefined
  return (
    motion ??
    utterances.find(
      (other) =>
        other.turn === own.turn &&
        other.speaker === own.speaker &&
        /\b(?:in favou?r|those for|proposal|motion|request|application)\b/iu.test(other.text),
    )
  )
}

/** Decisions of a short meeting in everyday words: a vote carried, 'we stay then', 'no more of that from now on'. */
export function everydayDecisions(utterances: readonly Utterance[], isYes: RegExp): Decision[] {
  return utterances.flatMap((utterance, index): Decision[] => {
    const { text, start, end, turn } = utterance
    if (/\?\s*$/.test(text)) return []
    const asked = questionSettled(utterances, index)
    if (asked !== null && !isCalledOff(utterances, index))
      return [{ text: `${text} (“${asked.text}”)`, confidence: everydayWeights.decision, start, end, turn }]
    const echoed = suggestionEchoed(utterances, index)
    if (echoed !== undefined && !isCalledOff(utterances, index) && !doubtful.test(text))
      return [{ text: `${text} (“${echoed.text}”)`, confidence: everydayWeights.decision, start, end, turn }]
    if (!settles.some((pattern) => pattern.test(text)) && !isRestated(utterances, index, isYes)) return []
    if (
      /\b(?:nothing|not|isn['’]t) (?:is )?(?:decided|settled)\b|\bI['’]?(?:ll| will)\b/iu.test(text) ||
      doubtful.test(text)
    )
      return []
    if (isCalledOff(utterances, index)) return []
    // 'Carried.' settles what the turn put to the vote, 'Okay, do it.' what was proposed: without that, neither says what was decided.
    const put = putToVote(utterances, index)
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
