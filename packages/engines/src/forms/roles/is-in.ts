import type { Box, Word } from '../../documents/document.ts'
import { centreOf, verticalOverlap } from '../../documents/layout/box.ts'

/** Whether a word stands in an answer's place. */
export function isIn({ page, box }: Word, answer: { page: number; box: Box }): boolean {
  const middle = centreOf(box)
  return (
    answer.page === page && middle >= answer.box[0] && middle <= answer.box[2] && verticalOverlap(answer.box, box) > 0.5
  )
}
