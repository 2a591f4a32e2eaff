import type { Label } from './label.ts'

/** Labels with the same weight, from a list of a few wordings separated by commas; longer ones belong in a vocabulary. */
export const worded = (weight: number, texts: string, within?: RegExp): Label[] =>
  texts.split(',').map((part) => ({ text: part.trim(), weight, ...(within && { within }) }))
