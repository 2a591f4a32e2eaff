import type { Label } from './label.ts'

/** The parts of a list written as one text with commas: hundreds of wordings read better so. */
export const listed = (text: string): string[] => text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))

/** Labels of one weight, separated by commas. */
export const worded = (weight: number, texts: string, within?: RegExp): Label[] =>
  listed(texts).map((text) => ({ text, weight, ...(within && { within }) }))
