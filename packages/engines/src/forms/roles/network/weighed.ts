import { at } from '@vitrine/basics/at.ts'
import type { Locale } from '../../answers/parse-answer.ts'
import type { FormDocument } from '../../rows/form-page.ts'
import type { PlacedPaper } from '../placed-words.ts'

/** A paper whose words the network has weighed. */
export interface Weighed {
  form: FormDocument
  locale: Locale
  paper: PlacedPaper
  /** For each word of the paper how likely it is part of each role, 0…1. */
  chances: readonly Float32Array[]
}

/** How likely a word, by its place in the paper, is part of the role of a column. Throws RangeError for a word or a role that is not there. */
export const chanceOf = ({ chances }: Pick<Weighed, 'chances'>, word: number, column: number): number =>
  at(at(chances, word), column)
