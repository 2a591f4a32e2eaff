import { at } from '@vitrine/basics/at.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Judgement } from './document-sentiment.ts'
import type { Meaning } from './read-meaning.ts'
import { scoreWithin, sentimentLabels } from './sentiment-label.ts'
import head from './whole-review.json' with { type: 'json' }

/** What a review as a whole is. */
export const reviewKinds = ['negative', 'positive', 'ironic', 'teasing', 'mixed', 'neutral'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** A part of a review with the evidence of its words alone and what the network says of it. */
export interface ReadPart {
  evidence: number
  meaning: Meaning
}

const signsOf = ({ evidence, meaning }: ReadPart): number[] => [evidence, ...meaning.odds]

function meanOf(all: readonly (readonly number[])[]): number[] {
  return at(all, 0).map((_, column) => mean(all.map((one) => at(one, column))))
}

/**
 * The inputs by which a review of several sentences is judged: what is said of its `windows`, of its sentences one by one and of the last of them,
 * where people say what it came to; and what the network made of the windows.
 */
export function wholeInputs(windows: readonly ReadPart[], sentences: readonly ReadPart[]): number[] {
  return [
    ...meanOf(windows.map(signsOf)),
    ...meanOf(sentences.map(signsOf)),
    ...signsOf(at(sentences, sentences.length - 1)),
    ...meanOf(windows.map(({ meaning }) => [...meaning.state])),
  ]
}

/** The probability of each kind, 0…1, in the order of `reviewKinds`. */
export function kindChances(
  inputs: readonly number[],
  { biases, weights }: { biases: readonly number[]; weights: readonly (readonly number[])[] } = head,
): number[] {
  return softmax(
    weights.map((row, kind) => row.reduce((sum, weight, input) => sum + weight * at(inputs, input), at(biases, kind))),
  )
}

/** Which kinds count towards a label. Irony means the contrary of its words, as teasing does. */
const kindsOf = {
  negative: ['negative', 'ironic'],
  neutral: ['neutral'],
  positive: ['positive', 'teasing'],
} as const satisfies Record<(typeof sentimentLabels)[number], readonly ReviewKind[]>

/** The judgement of a whole review, with the chances that praise and blame are mixed and that the contrary of the words is meant. */
export interface WholeJudgement extends Judgement {
  mixed: number
  contrary: number
}

/** Judges a review of several sentences as a whole: events without a word of opinion show what they are only together. */
export function judgeWhole(windows: readonly ReadPart[], sentences: readonly ReadPart[]): WholeJudgement {
  const chances = kindChances(wholeInputs(windows, sentences))
  const chanceOf = (kind: ReviewKind): number => at(chances, reviewKinds.indexOf(kind))
  const chanceOfLabel = (label: (typeof sentimentLabels)[number]): number =>
    kindsOf[label].reduce((sum, kind) => sum + chanceOf(kind), 0)
  const label = sentimentLabels.reduce((best, one) => (chanceOfLabel(one) > chanceOfLabel(best) ? one : best))
  return {
    label,
    score: scoreWithin(chanceOfLabel('positive') - chanceOfLabel('negative'), label),
    confidence: chanceOfLabel(label),
    mixed: chanceOf('mixed'),
    contrary: chanceOf('ironic') + chanceOf('teasing'),
  }
}
