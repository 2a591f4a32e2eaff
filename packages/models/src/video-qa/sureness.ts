/**
 * Confidence of each kind of answer, 0…1: chosen by hand on two clips with questions, which evals/evaluate/video-qa.ts measures
 * (evals/datasets.md), so that they rank answers and are not measured rates.
 */
export const sureness = {
  /** Read off the file. */
  length: 1,
  /** By hard cuts. */
  shots: 0.9,
  /** That nobody speaks, by the speech detector. */
  silence: 0.8,
  stillness: 0.8,
  motion: 0.7,
  /** That a thing is not there, where others were recognised: … */
  absence: 0.4,
  /** … and in one stretch of a video that shows it elsewhere. */
  absenceInStretch: 0.5,
  /** A moving thing that was not recognised may be what was asked for. */
  unrecognised: 0.3,
  /** The detector's mean confidence is low even where it is right: so much is added, … */
  aboveDetector: 0.3,
  /** … up to this. */
  mostOfThings: 0.95,
  /** Which of several kinds it is: one that the detector does not know is called by the nearest that it knows, a goat a sheep or a giraffe. */
  mostOfKinds: 0.75,
  /** The most frequent colour: light and shade shift it. */
  mostOfColours: 0.5,
} as const

/** Factor from the confidence that a thing is seen to that of a statement about it. */
export const leftFor = {
  /** How many passed by, for how long it is in view, and where. */
  track: 0.9,
  /** That its number changes, or does not. */
  change: 0.8,
} as const
