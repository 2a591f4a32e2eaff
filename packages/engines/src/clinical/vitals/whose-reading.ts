import { readPatterns } from '../../text/read-patterns.ts'

const { another, general } = readPatterns(new URL('./wordings/whose-reading.txt', import.meta.url), [
  'another',
  'general',
])

/** Whether the words of a sentence up to the name of a vital sign say that the reading is someone else's. */
export const isOfAnother = (before: string): boolean => another.test(before)

/** Whether a sentence is about people in general, as in a rule or a textbook, and not about the patient. */
export const isInGeneral = (sentence: string): boolean => general.test(sentence)
