/**
 * How well each way of finding a value fits, 0…1. Chosen by hand on the layouts that the extractor was written with
 * (evals/synthetic/layouts/insurance-tuning.ts); layouts unseen then measure what they come to (evals/datasets.md).
 */
export const scores = {
  /** A deductible's figure before its word. */
  beforeFigure: 0.85,
  letterhead: 0.75,
  /** A company's whole name beside its brand. */
  company: 0.8,
  /** The address that is not the insurer's, where nobody is named. */
  addressee: 0.62,
  headName: 0.6,
  /** Rows without a heading: the sum bears them out. */
  plainRow: 0.7,
  /** A sum that is surer than this bears out the rows that make it. */
  sureSum: 0.5,
} as const

/** Nothing is named as due: the total is, so surely. */
export const totalAsDue = 0.9
