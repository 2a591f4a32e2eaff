import { plainLetters } from '@vitrine/basics/plain-letters.ts'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

// As many characters as the server judges.
const options = { dictionary: { ...common, ...english }, graphs: adjacencyGraphs, maxLength: 32 }
const estimator = new ZxcvbnFactory(options)

/** 0…4, as the server estimates it; `known` are the person's own words, such as their name. */
export const estimateStrength = (password: string, known: readonly string[]): number =>
  estimator.check(plainLetters(password), [...known]).score
