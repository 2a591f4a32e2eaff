import { at } from '@vitrine/basics/at.ts'
import { centreOf, heightOf, horizontalOverlap, middleOf } from '../../documents/layout/box.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import type { FormDocument, Segment } from '../rows/form-page.ts'
import { type Span, spanOf } from '../rows/search-rows.ts'
import { inLines, onPage, overlapOfUnder } from './distances.ts'
import { isFigure } from './figures.ts'
import { endsWithColon, introduces, isFirstWord, leads } from './label-in-row.ts'
import type { Around } from './region.ts'
import { following } from './rows-following.ts'

/** Maximum number of lines of a party's name and address. */
export const mostLines = 7

/** The part of a segment before another label in it. */
function beforeOtherLabel(segment: Segment, hits: readonly LabelHit<string>[]): Segment {
  const inRow = hits.filter(({ span }) => span.row === segment.row && span.start > segment.start)
  const next = inRow
    .filter((hit) => hit.span.start < segment.end && introduces(hit, segment.start))
    .toSorted((a, b) => a.span.start - b.span.start)[0]
  if (next === undefined) return segment
  const text = segment.row.text.slice(segment.start, next.span.start).replace(/[\s,;·|]+$/, '')
  return text === '' ? segment : spanOf(segment.row, segment.start, segment.start + text.length)
}

/** Labels that a party's own lines may have. */
export const ownLabel = /^(?:company|name|street|address|city|attn|attention|state|zip)[\p{L} /.,]{0,25}:/iu

/** The segment without the words of the next column, which may follow closely. */
function clipped(segment: Segment, { start, right }: { start: number; right: number }): Segment {
  const { words, starts, aspect } = segment.row
  const aligned = words.findIndex((word, index) => {
    const before = words[index - 1]
    const from = at(starts, index)
    return (
      before !== undefined &&
      from > segment.start &&
      from < segment.end &&
      Math.abs(word.box[0] - start) < onPage.sameStart &&
      (word.box[0] - before.box[2]) * aspect > inLines.columnBlank * heightOf(word.box)
    )
  })
  if (aligned >= 0 && segment.box[0] < start - onPage.startsBefore) {
    return clipped(spanOf(segment.row, at(starts, aligned), segment.end), { start, right })
  }
  const beyond = words.findIndex((word, index) => at(starts, index) > segment.start && word.box[0] >= right)
  const end = beyond < 0 ? segment.end : Math.min(segment.end, at(starts, beyond) - 1)
  return end === segment.end ? segment : spanOf(segment.row, segment.start, end)
}

function boundsBelow(anchor: Span, { form, cell }: Pick<Around, 'form' | 'cell'>): { left: number; right: number } {
  const next = (form.segments.get(anchor.row) ?? []).find((segment) => segment.start >= anchor.end)
  return {
    left: cell.closed ? cell.left - onPage.ruling : Math.max(cell.left, anchor.box[0] - onPage.beforeLabel),
    right: Math.min(
      cell.right,
      cell.closed || next === undefined ? 1 : Math.max(anchor.box[2], next.box[0] - onPage.ruling),
    ),
  }
}

/** Whether a segment is left-aligned with the one above, or centred under it. */
function standsUnder(segment: Segment, above: Span): boolean {
  return (
    Math.abs(segment.box[0] - above.box[0]) < onPage.underStart ||
    Math.abs(centreOf(segment.box) - centreOf(above.box)) < onPage.underMiddle ||
    (horizontalOverlap(segment.box, above.box) > overlapOfUnder && segment.box[0] > above.box[0] - onPage.startsBefore)
  )
}

function isCrossed(above: Span, below: Span, form: FormDocument): boolean {
  const x = Math.max(above.box[0], below.box[0]) + onPage.acrossLine
  return form
    .rulings(above.row.page)
    .horizontal.some(
      (line) => line.y > middleOf(above.box) && line.y < middleOf(below.box) && line.x0 < x && line.x1 > x,
    )
}

const beginsWithColon = /^[:：]\s/

/** Lines under a label or under the first line of a value, up to the next label, printed line or gap. */
export function linesBelow(
  anchor: Span,
  { hit, form, hits, cell, indented }: Around & { hit: LabelHit<string>; indented: boolean },
): Span[] {
  const { row } = anchor
  const bounds = boundsBelow(anchor, { form, cell })
  const lines: Span[] = []
  let last = anchor
  for (const next of following(row, form)) {
    for (const whole of form.segments.get(next) ?? []) {
      const segment = clipped(whole, { start: cell.closed ? 0 : anchor.box[0], right: bounds.right })
      if (lines.length >= mostLines || middleOf(segment.box) > cell.bottom) return lines
      const height = Math.min(heightOf(segment.box), inLines.higherThanLast * heightOf(last.box))
      // A cell may break its one line in two: '$' and the figure.
      if (
        cell.closed &&
        lines.length > 0 &&
        segment.row === last.row &&
        segment.start > last.start &&
        segment.box[0] < bounds.right
      ) {
        if (hits.some((label) => leads(label, segment) && introduces(label, segment.start))) return lines
        lines.push(segment)
        last = segment
        continue
      }
      if (middleOf(segment.box) <= last.box[1] + inLines.nextLine * heightOf(last.box)) continue
      if (segment.box[0] < bounds.left || segment.box[0] >= bounds.right) continue
      if (!cell.closed && !standsUnder(segment, indented && lines.length === 0 ? anchor : (lines[0] ?? anchor)))
        continue
      const gap = segment.box[1] - last.box[3]
      const first = lines.length === 0 && !indented
      const spacing = isFigure(segment) && isFigure(last) ? inLines.figureSpacing : inLines.lineSpacing
      if (gap > (first ? inLines.farthestBelow * heightOf(hit.span.box) : spacing * height)) return lines
      // The label continues: '& PHONE #', '(last, first, middle)'.
      if (first && /^(?:&|\(|and\b|or\b)/i.test(segment.text)) {
        last = segment
        continue
      }
      const isLabelled = hits.some(
        (label) => label !== hit && leads(label, segment) && !(cell.closed && isFirstWord(label, segment)),
      )
      if (isLabelled && !ownLabel.test(segment.text)) return lines
      // A column of labels, then one of answers, each behind its colon.
      if (beginsWithColon.test(segment.text)) return lines
      if (endsWithColon(segment.text) && !ownLabel.test(segment.text)) return lines
      if (isCrossed(last, segment, form)) return lines
      lines.push(beforeOtherLabel(segment, hits))
      last = segment
    }
  }
  return lines
}
