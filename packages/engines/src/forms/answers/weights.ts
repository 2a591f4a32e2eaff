/**
 * How well a text fits a field's type, 0…1, and what sums add. Chosen by hand on the layouts that the extractors were written with
 * (evals/synthetic/layouts/*-tuning.ts) and on inspected invoices; the results are measured by the evals of each document model.
 */

/** Lower bound of the fit, whatever precedes the value. */
const least = 0.3

export const fit = {
  /** A text of digits only. */
  textOfFigures: 0.5,
  /** Begins with a digit, as a street does: the name was not found. */
  partyOfStreet: 0.5,
  dateOverTwoLines: 0.85,
  dateInLaterLine: 0.7,
  centsApart: 0.85,
  oneOfSeveralNumbers: 0.85,
  lastOfColumn: 0.95,
  /** A figure above the last row of a column is a part of that row's sum. */
  partOfSum: 0.65,
} as const

/** By the number of sums in the row: four or more belong to one column each, which the headings identify. */
export const fitOfSums = [1, 0.7, 0.7, 0.45]

/** A code after `wordsBefore` words, on line `line`: each makes it less likely to be the answer. */
export const fitOfCode = (wordsBefore: number, line: number): number =>
  Math.max(least, 1 - 0.2 * wordsBefore - 0.25 * line)

/** In a sentence each word between a label and a value makes it less likely to be the answer. */
export const fitBehindWords = (words: number): number => Math.max(least, 1 - 0.09 * words)

/** Weights for sums that must add up together. */
export const sums = {
  /** Candidates below this score are not evidence. */
  weakest: 0.25,
  comesOut: 0.25,
  /** The sum comes out to the unit that it is rounded to: less of a proof than to the cent. */
  comesOutRounded: 0.1,
  /** For each further sum that is stated. */
  forEachStated: 0.2,
  doesNotComeOut: -0.15,
  /** A figure read in several places, once for each further one, three at most. */
  forEachPlace: 0.04,
  /** Added to the confidence of each figure of a sum that adds up. */
  agreedSupport: 0.04,
  /** Score of an answer that equals the sum of a list. */
  proved: 0.95,
  /** Minimum score of a part, where several of a kind belong together. */
  leastPart: 0.5,
  /** Added to the score of the sum of several of a kind: lower than one alone, so that it is only chosen where the sums need it. */
  ofKind: -0.1,
} as const

/** Bounds of a confidence, and the share of it that depends on how legible the words are. */
export const confidenceBounds = { least: 0.03, most: 0.99, whateverLegible: 0.35, byLegibility: 0.65 } as const

/** Factor for an early answer on a later page. */
export const onLaterPage = 0.6

/** A date on its own. */
export const letterDateScore = 0.6

/** A date beside the sum to be paid. */
export const dateBesideSumScore = 0.75

/** Two dates that are a usual term apart to the day. */
export const termScore = 0.78
