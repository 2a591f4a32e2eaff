import { heightOf, middleOf } from '../../documents/layout/box.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { isProse } from '../letters/around.ts'
import { type FormDocument, type Segment, segmentOf } from '../rows/form-page.ts'
import { type Span, spanOf } from '../rows/search-rows.ts'
import { onPage } from './distances.ts'
import { hasFigure, isFigure } from './figures.ts'
import { endsWithColon, isNumbered, leads } from './label-in-row.ts'
import type { Around, Region } from './region.ts'
import { relations } from './relations.ts'

const farthestBeside = 0.95
/** In heights of the label, from its middle to that of a line of its answer. */
const farthestAround = 1.2

/**
 * Inside a sentence, the answer may follow directly or be the figure in the next column: less likely after
 * another label, to which the figure then belongs ('Total without VAT').
 */
export function inSentence(
  hit: LabelHit<string>,
  behind: Span,
  { form, right, first }: { form: FormDocument; right: readonly Span[]; first: boolean },
): Region[] {
  const { row } = hit.span
  const segment = segmentOf(hit, form)
  const [next] = form.segments.get(form.rows[row.index + 1] ?? row) ?? []
  const more =
    next !== undefined && next.row !== row && Math.abs(next.box[0] - segment.box[0]) < onPage.sameAnswer ? [next] : []
  const sentence = { whole: false, inSentence: true }
  // A mail breaks its lines at a width: 'here is my invoice' / 'RW-118 for the roof'.
  const [below] = more
  if (behind.text === '' && right.length === 0 && below !== undefined && isProse(row)) {
    const clause = /[,;.!?](?=\s|$)/.exec(below.text)?.index ?? below.text.length
    const spans = [spanOf(below.row, below.start, below.start + clause)]
    return [{ ...sentence, spans, more: [], relation: relations.belowInSentence }]
  }
  return [
    ...(behind.text === '' ? [] : [{ ...sentence, spans: [behind], more, relation: relations.behindInSentence }]),
    ...(right.length === 0 || hasFigure(behind.text)
      ? []
      : [
          {
            ...sentence,
            spans: right,
            more: [],
            relation: first ? relations.rightInSentence : relations.rightOfOtherLabel,
          },
        ]),
  ]
}

/** On a tilted page the figure may be slightly higher or lower than its label, as a row of its own. */
export function besideLabel({ span }: LabelHit<string>, form: FormDocument): Region[] {
  const height = heightOf(span.box)
  return [form.rows[span.row.index - 1], form.rows[span.row.index + 1]].flatMap((row) => {
    const [first] = row?.page === span.row.page ? (form.segments.get(row) ?? []) : []
    const offset = first === undefined ? 0 : Math.abs(middleOf(first.box) - middleOf(span.box)) / height
    const isBeside = first !== undefined && first.box[0] > span.box[2] && offset < farthestBeside && isFigure(first)
    return isBeside
      ? [
          {
            spans: [first],
            more: [],
            relation: relations.tilted - relations.perLineOfTilt * offset,
            whole: false,
            inSentence: true,
          },
        ]
      : []
  })
}

/** A label in the middle of its row of a table, whose answer has a line above that middle and one below. */
export function aroundLabel({ span }: LabelHit<string>, form: FormDocument): Region[] {
  const [above, below] = [form.rows[span.row.index - 1], form.rows[span.row.index + 1]].map((row) =>
    row?.page === span.row.page ? form.segments.get(row)?.[0] : undefined,
  )
  if (above === undefined || below === undefined) return []
  const height = heightOf(span.box)
  const [over, under] = [middleOf(span.box) - middleOf(above.box), middleOf(below.box) - middleOf(span.box)]
  const isBeside = Math.min(above.box[0], below.box[0]) > span.box[2] && Math.max(over, under) < farthestAround * height
  return isBeside && Math.abs(above.box[0] - below.box[0]) < onPage.sameMargin && !isFigure(above)
    ? [{ spans: [above], more: [below], relation: relations.around, whole: false }]
    : []
}

/** The segments to the right, up to the next label. */
export function answersRight(segment: Segment, { form, hits }: Pick<Around, 'form' | 'hits'>): Span[] {
  const { row } = segment
  const right: Span[] = []
  for (const other of form.segments.get(row) ?? []) {
    if (other.start < segment.end) continue
    // '36 pallets' is a count of things, though 'Pallets' is a column heading elsewhere.
    const isLabel = hits.some((hit) => leads(hit, other) && !(hit.field === null && hit.span.start > other.start))
    // '11 Gross weight | 12 Volume': numbered boxes of a form.
    if (isLabel || endsWithColon(other.text) || (isNumbered(segment) && isNumbered(other))) break
    right.push(other)
  }
  return right
}
