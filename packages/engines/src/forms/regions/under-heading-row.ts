import { centreOf, heightOf, middleOf } from '../../documents/layout/box.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { cellAround, type Segment } from '../rows/form-page.ts'
import type { Span } from '../rows/search-rows.ts'
import { leads } from './label-in-row.ts'
import { inLines, onPage } from './distances.ts'
import type { Around } from './region.ts'
import { following } from './rows-following.ts'

/** Every other segment of the row is a label too: the row heads the cells below it. */
export function inHeadingRow(hit: LabelHit<string>, own: Segment, { form, hits }: Around): boolean {
  const others = (form.segments.get(hit.span.row) ?? []).filter((segment) => segment.start !== own.start)
  return others.length > 0 && others.every((segment) => hits.some((label) => leads(label, segment)))
}

/** In a table without an outer frame only a line parts the row of headings from that of the answers. */
export function underRuledHeading(hit: LabelHit<string>, segment: Segment, around: Around): Span[] {
  const { form, hits } = around
  const next = form.rows[hit.span.row.index + 1]
  if (next?.page !== hit.span.row.page || !inHeadingRow(hit, segment, around)) return []
  const gap = next.box[1] - hit.span.row.box[3]
  if (gap > inLines.farthestBelow * heightOf(segment.box)) return []
  return (form.segments.get(next) ?? []).filter(
    (under) =>
      Math.abs(under.box[0] - segment.box[0]) < onPage.sameMargin && !hits.some((label) => leads(label, under)),
  )
}

export function segmentsInCellUnder(hit: LabelHit<string>, { form, cell }: Pick<Around, 'form' | 'cell'>): Span[] {
  const under = cellAround(
    hit.span.box[0] + onPage.intoCell,
    cell.bottom + onPage.intoCellBelow,
    form.rulings(hit.span.row.page),
  )
  if (!under.closed) return []
  return [...following(hit.span.row, form)].flatMap((row) =>
    (form.segments.get(row) ?? []).filter(
      (segment) =>
        middleOf(segment.box) > under.top &&
        middleOf(segment.box) < under.bottom &&
        centreOf(segment.box) > under.left &&
        centreOf(segment.box) < under.right,
    ),
  )
}
