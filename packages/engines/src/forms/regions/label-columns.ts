import { at } from '@vitrine/basics/at.ts'
import { middleOf } from '../../documents/layout/box.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { cellAround, type FormDocument, segmentOf } from '../rows/form-page.ts'
import { onPage } from './distances.ts'
import { leads } from './label-in-row.ts'
import { linesBelow } from './lines-below.ts'

/**
 * Whether the ruled cells with labels mostly contain nothing else: a table with labels in one column and
 * answers in the next, rather than a form with the answer below its label.
 */
export function hasLabelColumns(form: FormDocument, hits: readonly LabelHit<string>[]): boolean {
  let alone = 0
  let filled = 0
  for (const hit of hits) {
    const cell = cellAround(hit.span.box[0] + onPage.intoCell, middleOf(hit.span.box), form.rulings(hit.span.row.page))
    if (!cell.closed || !leads(hit, segmentOf(hit, form))) continue
    const below = linesBelow(hit.span, { hit, form, hits, cell, indented: false })
    const { row, end } = hit.span
    const behind = row.words.some((word, index) => at(row.starts, index) >= end && word.box[0] < cell.right)
    if (below.length === 0 && !behind) alone += 1
    else filled += 1
  }
  return alone > 3 && alone > filled
}
