/**
 * How well a text fits a field's type, 0…1, and what sums add. Chosen by hand on the layouts that the extractors were written with
 * (evals/synthetic/layouts/*-tuning.ts) and the invoices that were looked at; what they come to is measured by evals of each document model.
 */

/** Nothing falls lower for what stands before it. */
const least = 0.3

export const fit = {
  /** A text of figures alone. */
  textOfFigures: 0.5,
  /** A digit first is a street's: the name was not found. */
  partyOfStreet: 0.5,
  dateOverTwoLines: 0.85,
  dateInLaterLine: 0.7,
  centsApart: 0.85,
  oneOfSeveralNumbers: 0.85,
  lastOfColumn: 0.95,
  /** Above the last row of a column of figures stands what that row sums up. */
  partOfSum: 0.65,
} as const

/** By how many sums stand in the row: of four or more each is one column's, and the headings tell which. */
export const fitOfSums = [1, 0.7, 0.7, 0.45]

/** A code behind so many words, in such a line: each makes it less likely to be meant. */
export const fitOfCode = (wordsBefore: number, line: number): number =>
  Math.max(least, 1 - 0.2 * wordsBefore - 0.25 * line)

/** In a sentence each word between a label and a value makes it less likely to be meant. */
export const fitBehindWords = (words: number): number => Math.max(least, 1 - 0.09 * words)

/** Of sums that must come out right together. */
export const sums = {
  /** Weaker candidates are no evidence. */
  weakest: 0.25,
  comesOut: 0.25,
  /** For each further sum that is stated. */
  forEachStated: 0.2,
  doesNotComeOut: -0.15,
  /** A figure read in several places, once for each further one, three at most. */
  forEachPlace: 0.04,
  /** Added to the confidence of each figure of a sum that comes out right. */
  agreedSupport: 0.04,
  /** What a list adds up to. */
  proved: 0.95,
  /** Of several of a kind that are meant together, a part that is less sure is none. */
  leastPart: 0.5,
  /** Added to the sum of several of a kind: less sure than one alone, so that it is chosen where the sums need it. */
  ofKind: -0.1,
} as const

/** A confidence is never lower nor higher; how much of it hangs on how legible the words are. */
export const confidenceBounds = { least: 0.03, most: 0.99, whateverLegible: 0.35, byLegibility: 0.65 } as const

/** On a later page an early answer counts so much. */
export const onLaterPage = 0.6

/** A date that stands by itself. */
export const letterDateScore = 0.6

/** A day beside what is to be paid. */
export const dateBesideSumScore = 0.75
