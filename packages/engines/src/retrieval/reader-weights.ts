/**
 * What counts how much when a stretch is chosen and its question is found answered or not, in log odds. The weights of the signs that were
 * fitted together stand in answerability.json, by evals/train/qa/train_answerability.py.
 */
export const readerWeights = {
  /** The trees' score beside the network's; by evals/train/qa/export-readings.ts on validation articles. */
  trees: 0.5,
} as const

/** What an answer of a wrong kind costs; by hand, as SQuAD has hardly any question of these kinds. */
export const wrongKindCosts = {
  /** A length for a date, a date without a figure: what the trees learnt of too few questions. */
  unfit: 1,
  /** What does not look like the time of day, the sum or the weight that is asked for yields to what does. */
  formless: 4,
} as const

/** What it costs that the source speaks of something else; by hand, as SQuAD's unanswerable questions were written about their own article. */
export const strangerCosts = {
  /** All names and numbers of the question are said nowhere. The others are shares of this. */
  stranger: 2.5,
  /** The second quarter is never the third. */
  otherOrdinal: 1,
  /** A new teacher may be the head teacher. */
  otherPerson: 0.25,
  /** The sentence binds the other side of the contract. */
  otherParty: 1,
  /** The figure counts another thing. */
  otherCount: 0.5,
} as const
