/**
 * How near things on a page stand that belong together. Chosen by hand on the layouts that the extractors were written with
 * (evals/synthetic/layouts/*-tuning.ts); what they come to is measured by evals of each document model, on layouts unseen then.
 */

/** In shares of the page’s width, or of its height where lines cross. */
export const onPage = {
  /** Starts of words in one column. */
  sameStart: 0.005,
  /** Between two words of one column. */
  blank: 0.015,
  /** Starts of lines of one block. */
  sameMargin: 0.012,
  /** A second line of the same answer. */
  sameAnswer: 0.02,
  /** A line below a label, aligned with its start, or with its middle. */
  underStart: 0.025,
  underMiddle: 0.02,
  /** One that overlaps it may start so much before it. */
  startsBefore: 0.03,
  /** An answer below may start so much before its label. */
  beforeLabel: 0.12,
  /** A cell’s ruling stands so near to its words. */
  ruling: 0.005,
  /** A label from here on may have a box of its own, with none beside it. */
  rightHalf: 0.4,
  /** Steps into a cell from the edge of its words, or over the line below it. */
  intoCell: 0.002,
  acrossLine: 0.003,
  intoCellBelow: 0.006,
} as const

/** In heights of a line. */
export const inLines = {
  /** A value below its label. */
  farthestBelow: 2.6,
  /** Lines of one answer follow each other. */
  lineSpacing: 1.1,
  /** Figures under one another are a column: its sum may stand a little apart. */
  figureSpacing: 2,
  /** A blank between words of two columns. */
  columnBlank: 0.2,
  /** A line is taken to be no higher than so many of the one above. */
  higherThanLast: 1.4,
  /** The middle of the next line lies below so much of this one. */
  nextLine: 0.9,
  /** A cell of a single line. */
  singleLineCell: 3.1,
} as const

/** A label lower than so much of the line below it is in small print. */
export const smallPrint = 0.88

/** Of the narrower line’s width that lies under the other. */
export const overlapOfUnder = 0.6
