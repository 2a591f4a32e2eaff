/**
 * How sure each kind of answer is, 0…1: chosen by hand on two clips with questions, which evals/evaluate/video-qa.ts measures
 * (evals/datasets.md), so that they order answers and are no measured rates.
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
  /** The commonest colour: light and shade shift it. */
  mostOfColours: 0.5,
} as const

/** What of the sureness that a thing is seen is left for what is said of it. */
export const leftFor = {
  /** How many passed by, for how long it is in view, and where. */
  track: 0.9,
  /** That its number changes, or does not. */
  change: 0.8,
} as const
