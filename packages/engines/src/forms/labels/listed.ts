import type { Label } from './label.ts'

/** The parts of a list written as one text with commas: more readable for hundreds of wordings. */
export const listed = (text: string): string[] => text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))

/** Labels with the same weight, from a list separated by commas. */
export const worded = (weight: number, texts: string, within?: RegExp): Label[] =>
  listed(texts).map((text) => ({ text, weight, ...(within && { within }) }))
