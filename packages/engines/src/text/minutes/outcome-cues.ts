import { readPatterns } from '../read-patterns.ts'
import { dueOrOccasionIn } from './due-date.ts'

const names = [
  'question',
  'ownFuture',
  'namedAct',
  'tasked',
  'youAct',
  'together',
  'settled',
  'past',
  'doubt',
  'unknown',
  'asks',
] as const
const cues = readPatterns(new URL('./wordings/outcome-cues.txt', import.meta.url), names)

/** A cue counts as much as a strong value of a sentence vector. */
const strength = 0.25
const fewWords = 4

/** What the head over outcomes sees of a sentence: its vector, and how it is built. */
export const outcomeInputs = (text: string, vector: Float32Array): Float32Array =>
  Float32Array.from([
    ...vector,
    ...names.map((name) => (cues[name].test(text) ? strength : 0)),
    dueOrOccasionIn(text) === null ? 0 : strength,
    text.split(/\s+/).length < fewWords ? strength : 0,
  ])
