export interface Label {
  /** Wording in any language; matched without case, accents and punctuation. '*rechnung' matches any word with that ending. */
  text: string
  /** How certainly this wording means the field, 0…1. */
  weight: number
  /** The label counts only in a row whose comparable text matches. */
  within?: RegExp
}

/** A field's name with the wordings of its label. */
export interface Labelled<Name extends string> {
  name: Name
  labels: readonly Label[]
}

/** Labels of other values, so that values near them are not taken for a field's: order numbers, delivery dates. */
export type DecoyLabels = readonly string[]
