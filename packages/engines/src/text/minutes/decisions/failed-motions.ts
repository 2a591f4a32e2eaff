import { readPatterns } from '../../read-patterns.ts'
import type { Utterance } from '../spoken.ts'

const { motion, failed, carried, votes, forFirst, countFirst } = readPatterns(
  new URL('../wordings/failed-motions.txt', import.meta.url),
  ['motion', 'failed', 'carried', 'votes', 'forFirst', 'countFirst'],
)

const farthest = 3

/** Whether the votes of a text are not more for it than against it; null where it counts none. */
function isVotedDown(text: string): boolean | null {
  const { yes, no } = (forFirst.exec(text) ?? countFirst.exec(text))?.groups ?? {}
  return yes === undefined || no === undefined ? null : Number(yes) <= Number(no)
}

/** Whether a motion came to nothing, by its own sentence or by those of the vote right after it: 'Motion to cancel the fair.' 'Failed 3-7.' */
export function isVotedOut(utterances: readonly Utterance[], index: number): boolean {
  const own = utterances[index]
  if (own === undefined) return false
  const ownVote = isVotedDown(own.text)
  if (ownVote !== null) return ownVote
  if (!motion.test(own.text) && !votes.test(own.text)) return false
  const vote = utterances.slice(index + 1, index + 1 + farthest)
  const ends = vote.findIndex(({ text }) => !votes.test(text))
  const told = [own, ...vote.slice(0, ends < 0 ? vote.length : ends)].map(({ text }) => text).join(' ')
  return isVotedDown(told) ?? (failed.test(told) && !carried.test(told))
}
