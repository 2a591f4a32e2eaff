/**
 * How well each place fits an answer, 0…1. Chosen by hand on the layouts that the extractors were written with; the results
 * are measured by the evals of each document model, on layouts unseen then.
 */
export const relations = {
  /** After a label that begins its line. */
  behindColon: 1,
  behind: 0.7,
  /** 'Ship Street' after a 12 is an address: answers of numbered labels are in a cell or below. */
  behindNumbered: 0.3,
  figureBehindColon: 0.7,
  rightOfWordsBehind: 0.72,
  belowWordsBehind: 0.68,
  /** A label within a sentence. */
  behindInSentence: 0.62,
  /** On the next line of the sentence. */
  belowInSentence: 0.55,
  rightInSentence: 0.8,
  rightOfOtherLabel: 0.5,
  /** A row of its own because of tilt; reduced by `perLineOfTilt` for each line height. */
  tilted: 0.75,
  perLineOfTilt: 0.1,
  /** A line above the label's middle and one below. */
  around: 0.85,
  /** A ruled cell of the label's own. */
  inCell: 1,
  rightInCell: 0.95,
  rightOfFilledCell: 0.7,
  cellUnderHeading: 0.9,
  nextCell: 0.92,
  underRuledHeading: 0.88,
  inBoxBelow: 0.75,
  /** Lines with their own labels, from 'Name:' on. */
  labelledBlock: 0.95,
  /** Labels one below the other, then the same number of answers. */
  inStack: 0.78,
  /** The next column. */
  rightOfColon: 0.95,
  right: 0.88,
  rightOfHeading: 0.6,
  /** Below, where there is nothing, something, or the answer after a colon to the right. */
  below: 0.82,
  belowHeading: 0.9,
  belowBesideOther: 0.6,
  belowColon: 0.4,
  /** Values in the first column, labels in the second. */
  beforeLabel: 0.72,
  /** The figure right before a label that ends its column. */
  figureBefore: 0.6,
} as const
