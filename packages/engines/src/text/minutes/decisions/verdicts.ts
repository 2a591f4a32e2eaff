import { readPatterns } from '../../read-patterns.ts'
import type { Decision } from '../outcomes.ts'
import type { Utterance } from '../spoken.ts'

const { proposes, verdict } = readPatterns(new URL('../wordings/verdicts.txt', import.meta.url), [
  'proposes',
  'verdict',
])

const farthest = 8
const fewWords = 3
const contentWord = /\p{L}{4,}/gu

const wordsIn = (text: string): string[] => text.toLowerCase().match(contentWord) ?? []

/** Whether a decision takes up what was proposed: in a bare verdict, or in words of the proposal. */
function settles(decision: Decision, proposal: Decision): boolean {
  const proposed = new Set(wordsIn(proposal.text))
  return verdict.test(decision.text) || wordsIn(decision.text).filter((word) => proposed.has(word)).length > 1
}

/** Decisions that say what was decided: 'passed' and 'so be it' with what was put to the meeting, which is then not listed itself. */
export function withProposals(decisions: readonly Decision[], utterances: readonly Utterance[]): Decision[] {
  const placeOf = ({ start }: Decision): number => utterances.findIndex((other) => other.start === start)
  const settled = new Set<number>()
  const told = decisions.map((decision, index) => {
    const place = placeOf(decision)
    const proposal = decisions
      .slice(0, index)
      .findLast((other) => proposes.test(other.text) && placeOf(other) >= place - farthest && settles(decision, other))
    if (proposal !== undefined) settled.add(proposal.start)
    if (!verdict.test(decision.text)) return decision
    const before =
      proposal?.text ??
      utterances
        .slice(Math.max(0, place - farthest), Math.max(0, place))
        .findLast(({ text }) => proposes.test(text) || (text.endsWith('?') && text.split(/\s+/).length > fewWords))
        ?.text
    return before === undefined || decision.text.includes(before)
      ? decision
      : { ...decision, text: `${before} ${decision.text}` }
  })
  return told.filter(({ start }) => !settled.has(start))
}
