export interface Label {
  /** Wording in any language; matched without case, accents and punctuation. A word '*rechnung' stands for any that ends so. */
  text: string
  /** How surely this wording means the field, 0…1. */
  weight: number
  /** The label counts only in a row whose comparable text matches. */
  within?: RegExp
}

/** A name with the wordings it goes by. */
export interface Labelled<Name extends string> {
  name: Name
  labels: readonly Label[]
}

/** Labels of other values, so that nothing near them is taken for a field: order numbers, delivery dates. */
export type DecoyLabels = readonly string[]
