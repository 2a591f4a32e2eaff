import { readPatterns } from '../../text/read-patterns.ts'

const { another, general } = readPatterns(new URL('./wordings/whose-reading.txt', import.meta.url), [
  'another',
  'general',
])

/** Whether the words of a sentence up to the name of a vital sign say that it was taken of somebody else. */
export const isOfAnother = (before: string): boolean => another.test(before)

/** Whether a sentence speaks of anybody, as a rule or a textbook does, and not of the patient. */
export const isInGeneral = (sentence: string): boolean => general.test(sentence)
