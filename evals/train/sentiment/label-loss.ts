import type { SentimentRow } from './rows.ts'

interface LabelLoss {
  loss: number
  /** Derivatives of the loss: by the evidence, and by the slope. */
  byEvidence: number
  bySlope: number
}

/**
 * What evidence costs a row by its label: a steeper logistic of it to good or bad (log loss), or its tanh to the raters'
 * valence (squared error, which counts `valenceShare` of it).
 */
export function labelLoss(
  row: SentimentRow,
  evidence: number,
  slope: number,
  { valenceShare }: { valenceShare: number },
): LabelLoss {
  if (row.kind === 'sign') {
    const margin = row.target * slope * evidence
    const slip = -row.target / (1 + Math.exp(margin))
    return { loss: Math.log1p(Math.exp(-margin)), byEvidence: slip * slope, bySlope: slip * evidence }
  }
  const score = Math.tanh(evidence)
  const error = score - row.target
  return { loss: valenceShare * error ** 2, byEvidence: valenceShare * 2 * error * (1 - score * score), bySlope: 0 }
}
