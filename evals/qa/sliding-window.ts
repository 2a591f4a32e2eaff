import { at } from '@vitrine/basics/at.ts'
import { countEach } from '@vitrine/basics/tally.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import type { SquadQuestion } from './squad.ts'

/** The baseline of Richardson et al. (2013): the run of up to eight words amid the most of the question's words, none of them its own. */
export function slidingWindow({ context, question }: SquadQuestion): string {
  const asked = new Set(tokenize(question).map(({ norm }) => norm))
  const tokens = tokenize(context)
  const counts = countEach(tokens.map(({ norm }) => norm))
  const worth = tokens.map(({ norm }) => (asked.has(norm) ? Math.log(1 + 1 / (counts.get(norm) ?? 1)) : 0))
  const sums = [0]
  for (const value of worth) sums.push((sums.at(-1) ?? 0) + value)
  let best = { score: -1, start: 0, end: 0 }
  for (let first = 0; first < tokens.length; first += 1) {
    for (let last = first; last < Math.min(tokens.length, first + 8); last += 1) {
      const token = tokens[last]
      if (token === undefined || asked.has(token.norm) || token.kind === 'punctuation') break
      const around = at(sums, Math.min(tokens.length, last + 11)) - at(sums, Math.max(0, first - 10))
      const length = last - first + 1
      const score = around - 0.02 * Math.abs(length - 3)
      if (score > best.score) best = { score, start: at(tokens, first).start, end: token.end }
    }
  }
  return context.slice(best.start, best.end)
}
