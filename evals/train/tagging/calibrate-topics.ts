import { at } from '@vitrine/basics/at.ts'
import { weightedSum } from '@vitrine/basics/logistic.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { vectorScores } from '@vitrine/engines/text/encoder/vector-head.ts'
import { termScores, weighTerms } from '@vitrine/engines/text/linear/term-model.ts'
import { familiaritySigns } from '@vitrine/engines/text/tagging/familiarity.ts'
import type { SetModel, TopicCalibration } from '@vitrine/engines/text/tagging/topic-model.ts'
import { jointScores, type TopicReading } from '@vitrine/engines/text/tagging/topic-scores.ts'
import { titledWords, topicWords } from '@vitrine/engines/text/tagging/topic-words.ts'
import { addScaled, minimise } from '../linear/minimise.ts'

/** A text that the weights have not seen; `label` is null for one of another kind. `share` is what it counts. */
export interface HeldOut {
  label: string | null
  text: string
  vector: Float32Array
  share: number
  /** What it counts when own texts are told from foreign ones. */
  kindShare: number
}

export type Read = HeldOut & { reading: TopicReading; column: number }

export function read(
  model: Omit<SetModel, 'calibration'>,
  { text, vector, label }: HeldOut,
): Omit<Read, keyof HeldOut> {
  const { words } = model.terms.extra['titled'] === 1 ? titledWords(text) : topicWords(text)
  const weighed = weighTerms(model.terms, words)
  const scores = [...termScores(model.terms, weighed.terms)]
  const domain = at(vectorScores(model.domain, vector), 0)
  return {
    reading: {
      words: scores,
      meaning: vectorScores(model.topics, vector),
      signs: familiaritySigns(scores, words, weighed, domain),
    },
    column: model.terms.classes.indexOf(label ?? ''),
  }
}

/** What words and meaning count, by the likelihood of the right topics. */
export function fitWeights(rows: readonly Read[]): { words: number; meaning: number } {
  const point = new Float64Array([3, 3])
  minimise(
    ([words = 0, meaning = 0], gradient) => {
      gradient.fill(0)
      let loss = 0
      for (const { reading, column, share } of rows) {
        const probabilities = softmax(jointScores(reading, { words, meaning }))
        loss -= share * Math.log(Math.max(1e-9, at(probabilities, column)))
        probabilities.forEach((probability, place) => {
          const pull = share * (probability - (place === column ? 1 : 0))
          gradient[0] = at(gradient, 0) + pull * at(reading.words, place)
          gradient[1] = at(gradient, 1) + pull * at(reading.meaning, place)
        })
      }
      return loss
    },
    point,
    100,
  )
  return { words: at(point, 0), meaning: at(point, 1) }
}

/** A logistic of the signs that tells own from foreign texts, both sides counting alike. */
export function fitFamiliar(rows: readonly Read[]): number[] {
  const sums = { own: 0, foreign: 0 }
  for (const { label, kindShare } of rows) sums[label === null ? 'foreign' : 'own'] += kindShare
  const width = rows[0]?.reading.signs.length ?? 0
  const point = new Float64Array(width + 1)
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let loss = 0
      for (const { label, kindShare, reading } of rows) {
        const sign = label === null ? -1 : 1
        const signs = [...reading.signs, 1]
        const margin = sign * weightedSum(signs, weights)
        const counted = kindShare / sums[label === null ? 'foreign' : 'own']
        loss += counted * (Math.log1p(Math.exp(-Math.abs(margin))) + Math.max(0, -margin))
        const pull = (-counted * sign) / (1 + Math.exp(margin))
        addScaled(gradient, signs, pull)
      }
      return loss
    },
    point,
    200,
  )
  return [...point]
}

/**
 * How sure the topics are and when a text is none of the kind. Everyday wordings count too: the set's own texts alone would make it too
 * sure of what people write elsewhere.
 */
export function calibrateTopics(
  model: Omit<SetModel, 'calibration'>,
  heldOut: readonly HeldOut[],
): Omit<TopicCalibration, 'leastFamiliar'> {
  const all = heldOut.map((row) => ({ ...row, ...read(model, row) }))
  const own = all.filter(({ label }) => label !== null)
  const weights = fitWeights(own)
  // Below this nineteen in twenty of the domain's own texts do not fall.
  const best = own.map(({ reading }) => Math.max(...softmax(jointScores(reading, weights)))).sort((a, b) => a - b)
  return {
    ...weights,
    familiar: fitFamiliar(all),
    leastConfidence: Math.min(0.25, at(best, Math.floor(best.length * 0.03))),
  }
}
