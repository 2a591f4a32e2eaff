import { overlaps } from '@vitrine/basics/spans.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { type Segment, segmentOf } from '../rows/form-page.ts'
import { type Span, spanOf } from '../rows/search-rows.ts'
import { onPage } from './distances.ts'
import { hasMoney, isFigure } from './figures.ts'
import type { Around, Region } from './region.ts'
import { relations } from './relations.ts'

/** Rows between two labels of one column. */
const nearRows = 2

/** The column to the left of a label that ends its row; null where that has a label of its own. */
function columnBefore(segment: Segment, { form, hits }: Pick<Around, 'form' | 'hits'>): Span | null {
  const inRow = form.segments.get(segment.row) ?? []
  const before = inRow.findLast((other) => other.end <= segment.start)
  const isLast = inRow.at(-1)?.end === segment.end
  const hasLabel = hits.some(({ span }) => span.row === segment.row && before !== undefined && overlaps(span, before))
  return before === undefined || !isLast || hasLabel ? null : before
}

/** Some print values in the first column and what they are in the second: at least two such labels, one near the other. */
export function beforeLabel(hit: LabelHit<string>, segment: Segment, around: Pick<Around, 'form' | 'hits'>): Region[] {
  const value = columnBefore(segment, around)
  if (value === null) return []
  const isColumn = around.hits.some((other) => {
    if (other === hit || other.span.row === hit.span.row || other.span.row.page !== hit.span.row.page) return false
    const its = segmentOf(other, around.form)
    return (
      Math.abs(other.span.row.index - hit.span.row.index) <= nearRows &&
      Math.abs(its.box[0] - segment.box[0]) < onPage.sameMargin &&
      columnBefore(its, around) !== null
    )
  })
  return isColumn ? [{ spans: [value], more: [], relation: relations.beforeLabel, whole: false }] : []
}

/** A sum and what it is: '1.015,00 netto'. */
export function figureBefore({ span }: LabelHit<string>, segment: Segment): Region[] {
  const text = span.row.text.slice(segment.start, span.start).trimEnd()
  if (text === '' || span.end < segment.end) return []
  const figure = spanOf(span.row, segment.start, segment.start + text.length)
  return isFigure(figure) && hasMoney(figure.text)
    ? [{ spans: [figure], more: [], relation: relations.figureBefore, whole: false, inSentence: true }]
    : []
}
