/**
 * Confidence by the way in which a note states an allergy, a problem or a medicine, 0…1. Chosen by hand; measured on held-out notes of
 * ACI-bench and conversations of MTS-Dialog (evals/evaluate/med-doc-summarization.ts, evals/datasets.md).
 */
export const allergyConfidence = {
  /** 'No known drug allergies' */
  none: 0.9,
  /** 'Allergies: penicillin, latex (hives)' */
  listed: 0.9,
  /** A word in such a list that is not known to name a substance, with no reaction behind it */
  unknown: 0.7,
  /** 'penicillin allergy' */
  named: 0.85,
  /** 'Codeine makes her sick' */
  told: 0.75,
} as const

export const problemConfidence = {
  /** A line of a list of problems, with a noun that is known to name one */
  listed: 0.95,
  /** The same with an unknown noun */
  listedUnknown: 0.65,
  /** In a sentence, by the problem's status */
  inSentence: { assessed: 0.85, history: 0.8, symptom: 0.6 },
  /** An earlier illness under no heading that says so */
  inPassing: 0.7,
  /** Factors for 'possible pneumonia' and for a finding of an examination */
  possible: 0.7,
  inResults: 0.8,
  /** The text directly below 'Impression:', as it stands and after 'likely' or '?' */
  judged: 0.6,
  judgedLikely: 0.5,
} as const

export const medicineConfidence = {
  known: 0.95,
  /** An unknown name with a dose, after 'takes' or 'start' */
  byDose: 0.7,
} as const

/** What makes a sentence belong in the summary, besides its own words (`weightOf`). */
export const summaryWeights = {
  /** How central it is among the note's sentences (TextRank, 0…1). */
  central: 0.4,
  /** For each problem, medicine, allergy or follow-up in it, up to a maximum. */
  tells: 0.15,
  mostTells: 3,
  /** Among the first sentences of the note or of its history. */
  opening: 0.3,
  /** The least weight in a short note, where hardly anything is beside the point. */
  ofShortNote: 0.1,
  /** Factor for a few words under no heading. */
  fragment: 0.3,
} as const
