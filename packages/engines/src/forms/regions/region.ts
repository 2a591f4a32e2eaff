import type { LabelHit } from '../labels/find-labels.ts'
import type { Span } from '../rows/search-rows.ts'
import type { Cell, FormDocument } from '../rows/form-page.ts'

/** Where the words that may answer a label stand, line by line. */
export interface Region {
  spans: readonly Span[]
  /** Further lines, of a party's address. */
  more: readonly Span[]
  /** How well the place fits, 0…1. */
  relation: number
  /** All of it is the answer: a ruled cell holds nothing else. */
  whole: boolean
  /** The label is a word in running text: only figures, dates and codes are meant by it. */
  inSentence?: boolean
}

export interface Around {
  form: FormDocument
  hits: readonly LabelHit<string>[]
  cell: Cell
}
