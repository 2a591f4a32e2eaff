/**
 * How well each way of finding a value fits, 0…1. Chosen by hand on the layouts that the extractor was written with
 * (evals/synthetic/layouts/medical-tuning.ts); measured on layouts unseen then (evals/datasets.md).
 */
export const scores = {
  /** A provider's label with this score takes precedence over a letterhead. */
  sureProvider: 0.75,
  letterhead: 0.72,
  headName: 0.6,
  /** The one firm with its address in a letter. */
  firm: 0.65,
  /** To whom a mail is sent. */
  mailedTo: 0.6,
  /** Rows without a heading, confirmed by the sum or a procedure code. */
  plainRow: 0.7,
  codedRow: 0.7,
  /** Named as the provider that a clearing house writes for. */
  /** Named in a sentence as who paid. */
  inSentence: 0.55,
  onBehalfOf: 0.8,
  /** A name in a sentence, followed by the date of birth. */
  namedBeforeBirth: 0.8,
  /** The person that a bill without a patient's label is addressed to. */
  addressee: 0.55,
  /** A person over the second address of a page. */
  untitled: 0.4,
  /** An animal that sentences name twice. */
  animalInText: 0.6,
  /** A person with the patient's family name in the address. */
  relative: 0.72,
  /** A sum with a higher score than this confirms the rows that add up to it. */
  sureSum: 0.5,
} as const

/** Share of the page's height that is its head. */
export const headEnds = 0.3

/** Share of the total's confidence for it as the sum due, where nothing is named as due: a guess that the network may replace. */
export const totalAsDue = 0.5
