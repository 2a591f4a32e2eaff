/**
 * Distances between things on a page that belong together. Chosen by hand on the layouts that the extractors were written with
 * (evals/synthetic/layouts/*-tuning.ts); the results are measured by the evals of each document model, on layouts unseen then.
 */

/** As fractions of the page’s width, or of its height where lines cross. */
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
  /** Maximum distance that an overlapping one may start before it. */
  startsBefore: 0.03,
  /** Maximum distance that an answer below may start before its label. */
  beforeLabel: 0.12,
  /** Lines of a name and its address: their starts, or their middles where they are centred. */
  sameBlock: 0.03,
  /** Maximum distance of the starts of two of them that overlap. */
  startOfBlock: 0.12,
  /** Ends of lines that are flush right, or of a column’s figures; pieces of one vertical ruling. */
  flushRight: 0.006,
  /** Headings with less between them touch: there is no gap to look for. */
  touchingHeadings: 0.004,
  /** A ruling of a table may stand this far to the side of its headings. */
  besideHeadings: 0.05,
  /** Pieces of one scanned ruling: this far from one another. */
  piecesOfRuling: 0.012,
  /** A ruling that ends sooner below the headings encloses them alone. */
  belowHeadings: 0.008,
  /** Distance of a cell’s ruling from its words. */
  ruling: 0.005,
  /** From here to the right, a label may have a box of its own, with none beside it. */
  rightHalf: 0.4,
  /** Steps into a cell from the edge of its words, or over the line below it. */
  intoCell: 0.002,
  acrossLine: 0.003,
  intoCellBelow: 0.006,
} as const

/** In line heights. */
export const inLines = {
  /** Boxes of two lines of one block may overlap by this much. */
  intoLineAbove: 0.4,
  /** A value below its label. */
  farthestBelow: 2.6,
  /** Lines of one answer follow each other. */
  lineSpacing: 1.1,
  /** Figures below one another are a column: its sum may be slightly apart. */
  figureSpacing: 2,
  /** A blank between words of two columns. */
  columnBlank: 0.2,
  /** A line counts as at most this many times as high as the one above. */
  higherThanLast: 1.4,
  /** The middle of the next line is at least this far below. */
  nextLine: 0.9,
  /** A cell of a single line. */
  singleLineCell: 3.1,
} as const

/** A label lower than this share of the line below it is in small print. */
export const smallPrint = 0.88

/** Share of the narrower line’s width that is under the other. */
export const overlapOfUnder = 0.6

/** The same for lines of one block whose margins differ. */
export const overlapOfBlock = 0.8

/** Share of the narrower one’s width, or of the lower one’s height, from which two things are in one column, or in one row. */
export const overlapOfSame = 0.5
