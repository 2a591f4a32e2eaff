import { middleOf } from '@vitrine/engines/documents/layout/box.ts'
import type { FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import type { SearchRow } from '@vitrine/engines/forms/rows/search-rows.ts'

/** A list of one item may be the only place of a sum. */
const fewestItems = 2

const standsIn = ({ page, box }: FormAnswer, row: SearchRow): boolean =>
  row.page === page && middleOf(box) > row.box[1] && middleOf(box) < row.box[3]

/**
 * The answers without those in an item's own row, since what is found there under a column heading ('Date', 'Total') is the
 * item's and not the bill's; all of them where nothing else was found.
 */
export function apartFromItems(answers: readonly FormAnswer[], items: readonly SearchRow[]): FormAnswer[] {
  if (items.length < fewestItems) return [...answers]
  const apart = answers.filter((answer) => !items.some((row) => standsIn(answer, row)))
  return apart.length > 0 ? apart : [...answers]
}
