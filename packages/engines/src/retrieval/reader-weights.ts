/**
 * Weights for choosing a stretch and for deciding whether its question is answered, in log odds. The weights of the signs that were
 * fitted together are in answerability.json, by evals/train/qa/train_answerability.py.
 */
export const readerWeights = {
  /** Weight of the trees' score relative to the network's; by evals/train/qa/export-readings.ts on validation articles. */
  trees: 0.5,
} as const

/** Penalties for an answer of the wrong kind; set by hand, as SQuAD has hardly any question of these kinds. */
export const wrongKindCosts = {
  /** A length for a date, a date without a figure: the trees saw too few such questions. */
  unfit: 1,
  /** An answer without the form of the time of day, the sum or the weight that is asked for ranks below one that has it. */
  formless: 4,
  /** Of several figures or names of a sentence the one of another period, direction or clause ranks below the one that is asked for. */
  ofOther: 8,
} as const

/** Penalties where the source is about something else; set by hand, as SQuAD's unanswerable questions were written about their own article. */
export const mismatchCosts = {
  /** All names and numbers of the question are missing from the source; multiplied by the share that is missing. */
  missingNames: 2.5,
  /** The second quarter is never the third. */
  otherOrdinal: 1,
  /** A new teacher may be the head teacher. */
  otherPerson: 0.25,
  /** The sentence binds the other side of the contract. */
  otherParty: 1,
  /** The figure counts another thing. */
  otherCount: 0.5,
} as const
