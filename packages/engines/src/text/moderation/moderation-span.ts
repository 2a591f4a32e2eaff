import type { ModerationCategory } from './categories.ts'

/** A place in the source that speaks for a category; offsets in UTF-16 code units. */
export interface ModerationSpan {
  start: number
  end: number
  category: ModerationCategory
  /** What it adds, above 0; comparable within a category. */
  weight: number
  /** What it is, where a rule names it, such as 'e-mail address'. */
  detail: string | null
}
