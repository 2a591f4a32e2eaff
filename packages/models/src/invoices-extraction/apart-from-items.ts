import { middleOf } from '@vitrine/engines/documents/layout/box.ts'
import type { FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { SearchRow } from '@vitrine/engines/forms/rows/search-rows.ts'

/** A list of one item may be all that states a sum. */
const fewestItems = 2

const standsIn = ({ page, box }: FormAnswer, row: SearchRow): boolean =>
  row.page === page && middleOf(box) > row.box[1] && middleOf(box) < row.box[3]

/**
 * The answers without those that stand in an item's own row, for what a column's heading finds there ('Date', 'Total') is the
 * item's and not the bill's; all of them where nothing else was found.
 */
export function apartFromItems(answers: readonly FormAnswer[], items: readonly SearchRow[]): FormAnswer[] {
  if (items.length < fewestItems) return [...answers]
  const apart = answers.filter((answer) => !items.some((row) => standsIn(answer, row)))
  return apart.length > 0 ? apart : [...answers]
}
