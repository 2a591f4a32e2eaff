import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { lookUpIn } from '@vitrine/basics/look-up.ts'
import type { LinearModel } from '../linear/linear-model.ts'
import type { Sentence } from '../sentences.ts'
import { type Token, tokenize } from '../tokens.ts'
import combination from './combination.json' with { type: 'json' }
import { type Meaning, withMeaning } from './read-meaning.ts'
import {
  chooseLabel,
  confidenceInputs,
  confidenceKeys,
  type LabelSigns,
  type SentimentLabel,
  scoreWithin,
} from './sentiment-label.ts'
import { type Reading, readSentiment } from './sentiment-network.ts'

export interface Judgement {
  /** −1…1 */
  score: number
  label: SentimentLabel
  /** Probability that the label is right, 0…1, calibrated on held-out rows. */
  confidence: number
}

export interface SentenceSentiment extends Sentence, Judgement {
  tokens: Token[]
  reading: Reading
  /** The reading, including the meaning where it was read. */
  signs: LabelSigns
}

function judge(model: LinearModel, signs: LabelSigns): Judgement {
  const weights: Readonly<Record<string, number>> = signs.neutral === undefined ? model.extra : combination.judgement
  const { gain = 1, neutralConfidence = 0 } = weights
  const label = chooseLabel(signs, weights)
  const score = scoreWithin(Math.tanh(gain * signs.evidence), label)
  const odds = confidenceInputs(signs).map((input, index) => input * lookUpIn(weights, at(confidenceKeys, index)))
  const sure = sigmoid(odds.reduce((sum, share) => sum + share, 0))
  // 'Neutral' is a narrow band between two wide ones: its confidence is its hit rate.
  return { score, label, confidence: label === 'neutral' ? neutralConfidence : sure }
}

/** Judges one sentence; offsets of its tokens refer to the whole text. */
export function judgeSentence(
  model: LinearModel,
  sentence: Sentence,
  { meaning, knownWords }: { meaning?: Meaning | undefined; knownWords?: Map<string, readonly number[]> } = {},
): SentenceSentiment {
  const tokens = tokenize(sentence.text, sentence.start)
  const reading = readSentiment(model, tokens, knownWords)
  const signs = meaning === undefined ? reading : withMeaning(reading, meaning)
  return { ...sentence, ...judge(model, signs), tokens, reading, signs }
}

/**
 * Judges a whole text from its sentences' readings. Sentences with stronger evidence count more, so that a review is not
 * judged by the sentences in which it only tells a story.
 */
export function judgeTogether(model: LinearModel, readings: readonly LabelSigns[]): Judgement {
  const together = { evidence: 0, good: 0, bad: 0, neutral: 0, plain: 0 }
  let weights = 0
  for (const { evidence, good, bad, neutral = 0, plain = 0 } of readings) {
    const weight = 0.1 + Math.abs(evidence)
    together.evidence += weight * evidence
    together.good += weight * good
    together.bad += weight * bad
    together.neutral += weight * neutral
    together.plain += weight * plain
    weights += weight
  }
  // A few sentences read by meaning do not represent those that were not.
  const isMostlyRead = readings.filter(({ neutral }) => neutral !== undefined).length * 2 > readings.length
  const scale = weights === 0 ? 0 : 1 / weights
  return judge(model, {
    evidence: together.evidence * scale,
    good: together.good * scale,
    bad: together.bad * scale,
    ...(isMostlyRead && {
      neutral: together.neutral * scale,
      plain: together.plain * scale,
    }),
  })
}
