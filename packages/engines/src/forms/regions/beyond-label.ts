import { heightOf, middleOf } from '../../documents/layout/box.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { cellAround, type FormDocument, type Segment } from '../rows/form-page.ts'
import type { SearchRow, Span } from '../rows/search-rows.ts'
import { beforeLabel } from './before-label.ts'
import { answersRight, aroundLabel, besideLabel } from './beside-label.ts'
import { inLines, onPage, smallPrint } from './distances.ts'
import { isLabelled } from './label-in-row.ts'
import { linesBelow } from './lines-below.ts'
import type { Around, Region } from './region.ts'
import { relations } from './relations.ts'
import {
  inBoxBelow,
  inHeadingRow,
  labelledBlockBelow,
  segmentsInCellUnder,
  underRuledHeading,
} from './under-heading-row.ts'

const hasUnder = (segment: Span, row: SearchRow, { segments }: FormDocument): boolean =>
  (segments.get(row) ?? []).some((under) => Math.abs(under.box[0] - segment.box[0]) < onPage.sameMargin)

/** The answer of a label that is alone: in its cell, the next column or cell, or below. */
export function regionsBeyond(
  hit: LabelHit<string>,
  segment: Segment,
  { form, hits, cell, colon, labelColumns }: Around & { colon: boolean; labelColumns: boolean },
): Region[] {
  const height = heightOf(hit.span.box)
  const block = cell.closed ? [] : labelledBlockBelow(hit, segment, { form })
  if (block.length > 0) return [{ spans: block, more: [], relation: relations.labelledBlock, whole: true }]
  const below = linesBelow(hit.span, { hit, form, hits, cell, indented: false })
  const right = answersRight(segment, { form, hits })
  const rightInCell = right.length > 0 && (right[0]?.box[0] ?? 1) < cell.right
  if (cell.closed) {
    const single = cell.bottom - cell.top < inLines.singleLineCell * height
    if (below.length > 0) {
      return [
        { spans: below, more: [], relation: relations.inCell, whole: true },
        ...(rightInCell ? [{ spans: right, more: [], relation: relations.rightOfFilledCell, whole: false }] : []),
      ]
    }
    if (rightInCell) return [{ spans: right, more: [], relation: relations.rightInCell, whole: true }]
    // A tall cell with only its label was left empty; a low one is the left half of a row.
    const [first] = right
    const heads = inHeadingRow(hit, segment, { form, hits, cell })
    const under = single && heads ? segmentsInCellUnder(hit, { form, cell }) : []
    if (under.length > 0) return [{ spans: under, more: [], relation: relations.cellUnderHeading, whole: true }]
    if (first === undefined || !(single || labelColumns)) return []
    const beside = cellAround(first.box[0] + onPage.intoCell, middleOf(first.box), form.rulings(first.row.page))
    const more = linesBelow(first, { hit, form, hits, cell: beside, indented: true })
    return beside.closed
      ? [{ spans: [...right, ...more], more: [], relation: relations.nextCell, whole: true }]
      : [{ spans: right, more, relation: relations.nextCell, whole: false }]
  }
  const underLine = below.length > 0 || right.length > 0 ? [] : underRuledHeading(hit, segment, { form, hits, cell })
  if (underLine.length > 0) return [{ spans: underLine, more: [], relation: relations.underRuledHeading, whole: false }]
  const inBox = below.length > 0 || right.length > 0 || colon ? [] : inBoxBelow(hit, segment, { form, hits, cell })
  if (inBox.length > 0) return [{ spans: inBox, more: [], relation: relations.inBoxBelow, whole: false }]
  const labelled = (form.segments.get(hit.span.row) ?? []).filter((other) => isLabelled(other, hits))
  const heads = labelled.length > 1 && right.length === 0
  // A label in smaller print than the text below it is the heading of that text.
  const small = below[0] !== undefined && height < smallPrint * heightOf(below[0].box)
  // The text to the right has its own answer below: a row of headings.
  const heading = !colon && below[0] !== undefined && right[0] !== undefined && hasUnder(right[0], below[0].row, form)
  const aside = colon ? relations.belowColon : relations.belowBesideOther
  const alone = heads ? relations.belowHeading : relations.below
  const belowRelation = small || heading ? relations.belowHeading : right.length > 0 ? aside : alone
  return [
    ...(right[0] === undefined
      ? []
      : [
          {
            spans: right,
            more: linesBelow(right[0], { hit, form, hits, cell, indented: true }),
            relation: colon ? relations.rightOfColon : small || heading ? relations.rightOfHeading : relations.right,
            whole: false,
          },
        ]),
    ...(below.length > 0 ? [{ spans: below, more: [], relation: belowRelation, whole: false }] : []),
    ...(right.length === 0
      ? [...besideLabel(hit, form), ...aroundLabel(hit, form), ...beforeLabel(hit, segment, { form, hits })]
      : []),
  ]
}
