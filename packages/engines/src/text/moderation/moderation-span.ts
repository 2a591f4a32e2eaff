import type { ModerationCategory } from './categories.ts'

/** A stretch of the source that is evidence for a category; offsets in UTF-16 code units. */
export interface ModerationSpan {
  start: number
  end: number
  category: ModerationCategory
  /** Its contribution to the score, above 0; comparable within a category. */
  weight: number
  /** Its name where a rule gives one, such as 'e-mail address'. */
  detail: string | null
}
