import { readPatterns } from '../../text/read-patterns.ts'
import { readWords } from '../../text/read-words.ts'
import phrases from './vocabulary/fixed-phrases.json' with { type: 'json' }

const wordings = readPatterns(new URL('./wordings/problem-words.txt', import.meta.url), [
  'headEnding',
  'trailers',
  'bodyPlace',
  'namesSomethingElse',
])

const { headEnding } = wordings
/** Words that may follow a problem's noun as part of its name. */
export const { trailers } = wordings
/** Body parts that may follow: 'pain in the right knee', 'fracture of the wrist'. */
export const { bodyPlace } = wordings
/** A test, a vaccine or a clinic named after a problem is not the problem. */
export const { namesSomethingElse } = wordings

/** Nouns that name a disease, an injury or a complaint by themselves. */
export const problemNouns = readWords(new URL('./vocabulary/nouns.txt', import.meta.url))

/** Words that end like a disease and are not one. */
const notHeads = readWords(new URL('./vocabulary/not-problems.txt', import.meta.url))

/** Problems of several words whose last word does not name one. */
export const fixedPhrases: readonly RegExp[] = phrases.map((phrase) => new RegExp(String.raw`\b(?:${phrase})\b`, 'giu'))

/** Words that may precede a problem's noun as part of its name. */
const modifiers = readWords(new URL('./vocabulary/modifiers.txt', import.meta.url))

/** Nouns that do not say on their own what is wrong. */
export const genericHeads = readWords(new URL('./vocabulary/generic-nouns.txt', import.meta.url))

export const isProblemHead = (word: string): boolean =>
  problemNouns.has(word) || (word.length > 5 && headEnding.test(word) && !notHeads.has(word))

export const isModifier = (word: string): boolean => modifiers.has(word)

/** Complaints rather than diseases: they are dropped in favour of the disease that explains them. */
export const symptomHeads = readWords(new URL('./vocabulary/symptoms.txt', import.meta.url))
