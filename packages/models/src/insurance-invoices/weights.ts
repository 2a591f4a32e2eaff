/**
 * How well each way of finding a value fits, 0…1. Chosen by hand on the layouts that the extractor was written with
 * (evals/synthetic/layouts/insurance-tuning.ts); measured on layouts unseen then (evals/datasets.md).
 */
export const scores = {
  /** A deductible's figure before its word. */
  beforeFigure: 0.85,
  letterhead: 0.75,
  /** A company's whole name beside its brand. */
  company: 0.8,
  /** A company that insures, named in a sentence. */
  inSentence: 0.66,
  /** The address other than the insurer's, where nobody is named. */
  addressee: 0.62,
  headName: 0.6,
  /** Rows without a heading, confirmed by the sum. */
  plainRow: 0.7,
  /** A sum with a higher score than this confirms the rows that add up to it. */
  sureSum: 0.5,
} as const

/** Confidence of the total as the sum due, where nothing is named as due. */
export const totalAsDue = 0.9
