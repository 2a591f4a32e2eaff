/**
 * How well each way of finding a value fits, 0…1. Chosen by hand on the layouts that the extractor was written with
 * (evals/synthetic/layouts/medical-tuning.ts); layouts unseen then measure what they come to (evals/datasets.md).
 */
export const scores = {
  /** A provider's label from here on goes before a letterhead. */
  sureProvider: 0.75,
  letterhead: 0.72,
  headName: 0.6,
  /** The one firm with its address in a letter. */
  firm: 0.65,
  /** To whom a mail is sent. */
  mailedTo: 0.6,
  /** Rows without a heading: the sum bears them out, or a procedure's code does. */
  plainRow: 0.7,
  codedRow: 0.7,
  /** Named as the one a clearing house writes for. */
  onBehalfOf: 0.8,
  /** A name in a sentence, with the day of birth behind it. */
  namedBeforeBirth: 0.8,
  /** One of the patient's name in the address. */
  relative: 0.72,
  /** A sum that is surer than this bears out the rows that make it. */
  sureSum: 0.5,
} as const

/** Share of the page's height in which its head lies. */
export const headEnds = 0.3
