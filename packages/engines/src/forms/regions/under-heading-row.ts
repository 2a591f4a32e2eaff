import { centreOf, heightOf, middleOf } from '../../documents/layout/box.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { cellAround, type Segment } from '../rows/form-page.ts'
import type { Span } from '../rows/search-rows.ts'
import { inLines, onPage } from './distances.ts'
import { isLabelled } from './label-in-row.ts'
import { mostLines, ownLabel } from './lines-below.ts'
import type { Around } from './region.ts'
import { following } from './rows-following.ts'

/** Whether every other segment of the row is a label too: then the row heads the cells below it. */
export function inHeadingRow(hit: LabelHit<string>, own: Segment, { form, hits }: Around): boolean {
  const others = (form.segments.get(hit.span.row) ?? []).filter((segment) => segment.start !== own.start)
  return others.length > 0 && others.every((segment) => isLabelled(segment, hits))
}

/** In a table without an outer frame, only a line separates the row of headings from the answers. */
export function underRuledHeading(hit: LabelHit<string>, segment: Segment, around: Around): Span[] {
  const { form, hits } = around
  const next = form.rows[hit.span.row.index + 1]
  if (next?.page !== hit.span.row.page || !inHeadingRow(hit, segment, around)) return []
  const gap = next.box[1] - hit.span.row.box[3]
  if (gap > inLines.farthestBelow * heightOf(segment.box)) return []
  return (form.segments.get(next) ?? []).filter(
    (under) => Math.abs(under.box[0] - segment.box[0]) < onPage.sameMargin && !isLabelled(under, hits),
  )
}

/**
 * For boxes whose lines were not detected: the answer is at the right end of the box, the label at its
 * left, so that they are not aligned. The answer is the only segment of the next row between this label and the next.
 */
export function inBoxBelow(hit: LabelHit<string>, segment: Segment, { form, hits }: Around): Span[] {
  const { row } = hit.span
  const next = form.rows[row.index + 1]
  if (next?.page !== row.page || next.box[1] - row.box[3] > inLines.farthestBelow * heightOf(segment.box)) return []
  const inRow = form.segments.get(row) ?? []
  const labelled = inRow.filter((other) => isLabelled(other, hits))
  if (labelled.length < 2 && segment.box[0] < onPage.rightHalf) return []
  const right = Math.min(1, ...inRow.flatMap(({ box }) => (box[0] > segment.box[2] ? [box[0]] : [])))
  const within = (form.segments.get(next) ?? []).filter(
    ({ box }) => box[0] > segment.box[0] - onPage.startsBefore && box[2] < right,
  )
  const [only, ...others] = within
  return only === undefined || others.length > 0 || isLabelled(only, hits) ? [] : [only]
}

const named = /^(?:company )?name\s*[:.]/i

/** 'SHIP FROM' centred over lines with their own labels, from 'Name: …' on: all consecutive ones. */
export function labelledBlockBelow(hit: LabelHit<string>, segment: Segment, { form }: Pick<Around, 'form'>): Span[] {
  const { row } = hit.span
  const found: Span[] = []
  for (const next of form.rows.slice(row.index + 1, row.index + 1 + mostLines)) {
    if (next.page !== row.page) break
    const line = (form.segments.get(next) ?? []).findLast(({ box }) => box[0] <= segment.box[0])
    if (line === undefined || (found.length === 0 ? !named.test(line.text) : !ownLabel.test(line.text))) break
    found.push(line)
  }
  return found
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
