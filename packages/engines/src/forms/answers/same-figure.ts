import { verticalOverlap } from '../../documents/layout/box.ts'
import type { FormAnswer } from './form-answer.ts'

/** Whether two answers are the same figure on the page, found by two labels: a column's heading over it, and its row's own. */
export const isSameFigure = (one: FormAnswer, other: FormAnswer): boolean =>
  one.page === other.page && one.value === other.value && verticalOverlap(one.box, other.box) > 0.5
