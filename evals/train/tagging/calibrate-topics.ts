import { familiaritySigns, softmax } from '@vitrine/engines/text/tagging/classify-topics.ts'
import { topicWords } from '@vitrine/engines/text/tagging/topic-words.ts'
import { type TermModel, termScores, weighTerms } from '@vitrine/engines/text/linear/term-model.ts'
import { minimise } from '../linear/minimise.ts'
import type { TopicRow } from './rows.ts'

/**
 * How sure the topics are and when a text is none of the kind, from rows that the weights have not seen: `heldOut` of the domain and
 * `others` of anything else.
 */
export function calibrateTopics(
  model: TermModel,
  heldOut: readonly TopicRow[],
  others: readonly string[],
): Record<string, number> {
  const own = heldOut.map((row) => ({ ...readSigns(model, row.text), column: model.classes.indexOf(row.label) }))
  const foreign = others.map((text) => readSigns(model, text))
  const sharpnesses = Array.from({ length: 40 }, (_, step) => 0.5 * 1.1 ** step)
  const losses = sharpnesses.map((sharpness) =>
    own.reduce((sum, { scores, column }) => sum - Math.log(Math.max(1e-6, softmax(scores, sharpness)[column] ?? 0)), 0),
  )
  const sharpness = sharpnesses[losses.indexOf(Math.min(...losses))] ?? 1
  // Below this nineteen in twenty of the domain's own texts do not fall.
  const best = own.map(({ scores }) => Math.max(...softmax(scores, sharpness))).sort((left, right) => left - right)
  const leastConfidence = Math.min(0.3, best[Math.floor(best.length * 0.03)] ?? 0)
  return {
    sharpness,
    leastConfidence,
    ...familiarity(
      own.map(({ signs }) => signs),
      foreign.map(({ signs }) => signs),
    ),
  }
}

function readSigns(model: TermModel, text: string): { scores: number[]; signs: [number, number] } {
  const { words } = topicWords(text)
  const weighed = weighTerms(model, words)
  const scores = [...termScores(model, weighed.terms)]
  return { scores, signs: familiaritySigns(scores, words, weighed) }
}

/** A logistic of the two signs that tells own from foreign texts, both sides counting alike. */
function familiarity(own: readonly [number, number][], foreign: readonly [number, number][]): Record<string, number> {
  const point = new Float64Array(3)
  minimise(
    ([best = 0, known = 0, offset = 0], gradient) => {
      gradient.fill(0)
      let loss = 0
      for (const [rows, sign] of [
        [own, 1],
        [foreign, -1],
      ] as const) {
        for (const signs of rows) {
          const margin = sign * (best * signs[0] + known * signs[1] + offset)
          // Losing an own text is worse than naming a foreign one: its topics are shown beside the doubt either way.
          const share = (sign === 1 ? 2 : 1) / rows.length
          loss += share * Math.log1p(Math.exp(-margin))
          const pull = (-share * sign) / (1 + Math.exp(margin))
          gradient[0] = (gradient[0] ?? 0) + pull * signs[0]
          gradient[1] = (gradient[1] ?? 0) + pull * signs[1]
          gradient[2] = (gradient[2] ?? 0) + pull
        }
      }
      return loss
    },
    point,
    200,
  )
  return { familiarBest: point[0] ?? 0, familiarKnown: point[1] ?? 0, familiarOffset: point[2] ?? 0 }
}
