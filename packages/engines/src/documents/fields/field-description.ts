import type { Box } from '../document.ts'

/** What kind of value a field holds, which decides what is looked for beside its label. */
export type ValueType = 'amount' | 'date' | 'code'

export interface Label {
  /** Wording in any language; matched without case, accents and punctuation. A word '*rechnung' stands for any that ends so. */
  text: string
  /** How surely this wording means the field, 0…1. */
  weight: number
  /** The label counts only in a row whose comparable text matches. */
  within?: RegExp
}

/** A value that stands beside a label: how it is called, what it looks like, where it tends to be. */
export interface FieldDescription<Name extends string> {
  name: Name
  type: ValueType
  labels: readonly Label[]
  /** 0…1 for a value at this place; 1 where nothing is said. `box` is on its page, `depth` its place in the whole document. */
  standing?: (place: { box: Box; page: number; depth: number }) => number
  /** Refuses values that cannot be it. */
  accepts?: (value: string | number, text: string) => boolean
}

/** Labels of other values, so that nothing near them is taken for a field: order numbers, delivery dates. */
export type DecoyLabels = readonly string[]

/** A value that a field may have, best first. */
export interface Candidate {
  value: string | number
  text: string
  page: number
  box: Box
  /** How well label, place and type fit, 0…1. */
  score: number
  /** Of the words read, 0…1. */
  legibility: number
}
