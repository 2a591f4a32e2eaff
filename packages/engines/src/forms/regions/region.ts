import type { LabelHit } from '../labels/find-labels.ts'
import type { Cell, FormDocument } from '../rows/form-page.ts'
import type { Span } from '../rows/search-rows.ts'

/** The words that may answer a label, line by line. */
export interface Region {
  spans: readonly Span[]
  /** Further lines, of a party's address. */
  more: readonly Span[]
  /** How well the place fits, 0…1. */
  relation: number
  /** All of it is the answer: a ruled cell contains nothing else. */
  whole: boolean
  /** The label is a word in running text: only figures, dates and codes can be its answer. */
  inSentence?: boolean
}

export interface Around {
  form: FormDocument
  hits: readonly LabelHit<string>[]
  cell: Cell
}
