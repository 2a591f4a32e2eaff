import type { Locale } from '../answers/parse-answer.ts'
import type { FormDocument } from '../rows/form-page.ts'
import type { PlacedPaper } from './placed-words.ts'

/** A paper whose words the network has weighed. */
export interface Weighed {
  form: FormDocument
  locale: Locale
  paper: PlacedPaper
  /** Of each word: how likely it is part of each role. */
  chances: readonly Float32Array[]
}
