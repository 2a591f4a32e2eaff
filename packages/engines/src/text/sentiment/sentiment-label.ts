export const sentimentLabels = ['negative', 'neutral', 'positive'] as const
export type SentimentLabel = (typeof sentimentLabels)[number]

// The threshold with which VADER's authors publish their three-class results.
const neutralBand = 0.05

/** Label of a score −1…1. */
export function labelOf(score: number): SentimentLabel {
  if (score >= neutralBand) return 'positive'
  return score <= -neutralBand ? 'negative' : 'neutral'
}

/** The inputs from which a label is chosen. */
export interface LabelSigns {
  evidence: number
  good: number
  bad: number
  /** Log odds that it is neutral, where meaning was read: as learned from rated single sentences, and from sentences written as reviews. */
  neutral?: number
  plain?: number
}

/** What a clear label's confidence is fitted on: 1, and how much speaks for it. */
export const confidenceInputs = ({ evidence }: LabelSigns): readonly number[] => [1, Math.abs(evidence)]

/** Names under which the weights of these inputs are kept. */
export const confidenceKeys = ['confidenceAtZero', 'confidenceSlope'] as const

/**
 * The signs as numbers: evidence and its size, and how much good and bad was said. A sentence without evidence may be matter-of-fact
 * or may praise and blame at once; raters call only the first neutral.
 */
export const labelInputs = ({ evidence, good, bad, neutral = 0, plain = 0 }: LabelSigns): readonly number[] => [
  1,
  evidence,
  Math.abs(evidence),
  Math.log1p(4 * good),
  Math.log1p(4 * bad),
  neutral,
  plain,
]

/** Name under which a label's weight for an input is kept beside the weights of the words. */
export const labelKey = (label: SentimentLabel, input: number): string => `${label} ${input}`

/**
 * The more likely of neutral and the label given by the evidence's sign, under weights fitted to raters' labels (see
 * evals/train/sentiment/fit-labels.ts).
 */
export function chooseLabel(signs: LabelSigns, weights: Readonly<Record<string, number>>): SentimentLabel {
  const inputs = labelInputs(signs)
  const scoreOf = (label: SentimentLabel): number =>
    inputs.reduce((sum, input, index) => sum + input * (weights[labelKey(label, index)] ?? 0), 0)
  const clear = signs.evidence >= 0 ? 'positive' : 'negative'
  return scoreOf(clear) > scoreOf('neutral') ? clear : 'neutral'
}

/** The nearest score that agrees with the label, so that a neutral text is not shown with a score outside the neutral band. */
export function scoreWithin(score: number, label: SentimentLabel): number {
  if (label === 'positive') return Math.max(score, neutralBand)
  if (label === 'negative') return Math.min(score, -neutralBand)
  const inside = neutralBand * 0.98
  return Math.min(inside, Math.max(-inside, score))
}
