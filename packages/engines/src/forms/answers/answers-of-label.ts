import { at } from '@vitrine/basics/at.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { type SearchRow, type Span, spanOf } from '../rows/search-rows.ts'
import { centreOf, heightOf, horizontalOverlap, middleOf } from '../../documents/layout/box.ts'
import { type Cell, cellAround, type FormDocument, type Segment, segmentOf } from '../rows/form-page.ts'

/** Where the words that may answer a label stand, line by line. */
export interface Region {
  spans: readonly Span[]
  /** Further lines, of a party's address. */
  more: readonly Span[]
  /** How well the place fits, 0…1. */
  relation: number
  /** All of it is the answer: a ruled cell holds nothing else. */
  whole: boolean
  /** The label is a word in running text: only figures, dates and codes are meant by it. */
  inSentence?: boolean
}

/** A value may stand so many label heights below its label. */
const farthestBelow = 2.6
/** Lines of one answer follow each other this closely, in line heights. */
const lineSpacing = 1.1
const farthestBeside = 0.95
/** Figures under one another are a column: its sum may stand a little apart. */
const figureSpacing = 2
const mostLines = 7
const smallPrint = 0.88

/** Words that carry a label on: 'Shipper name and address (complete)'. */
const runsOn =
  /^(?:&|and\b|or\b|\/|name\b|names\b|address\b|complete\b|code\b|info\b|information\b|details\b|ph\b|to\b)/i
const numbering = /^(?:[\s\W]|(?<!\d)\d{1,2}(?!\d)){0,10}(?:[a-z]{1,2}[.)]?\s+)?(?:[a-z][.)]\s*)?$/i

const rateOrDate =
  /\d+(?:[.,]\d+)?\s?%|\d{1,4}([/.-])\d{1,2}\1\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,9}\.?,? \d{4}/gu

/** A digit that is no part of a rate or a date: 'CGST @ 2.5 %' and 'Total due by 5 May 2026' have none. */
const hasFigure = (text: string): boolean => /\d/.test(text.replace(rateOrDate, ''))

/**
 * In the middle of a sentence what follows at once may be meant, or the figure in the next column: less so behind
 * another label, whose figure it then is ('Total without VAT').
 */
function inSentence(
  hit: LabelHit<string>,
  behind: Span,
  { form, right, first }: { form: FormDocument; right: readonly Span[]; first: boolean },
): Region[] {
  const { row } = hit.span
  const segment = segmentOf(hit, form)
  const [next] = form.segments.get(form.rows[row.index + 1] ?? row) ?? []
  const more = next !== undefined && next.row !== row && Math.abs(next.box[0] - segment.box[0]) < 0.02 ? [next] : []
  const sentence = { whole: false, inSentence: true }
  return [
    ...(behind.text === '' ? [] : [{ ...sentence, spans: [behind], more, relation: 0.62 }]),
    ...(right.length === 0 || hasFigure(behind.text)
      ? []
      : [{ ...sentence, spans: right, more: [], relation: first ? 0.8 : 0.5 }]),
  ]
}

/** At the start of its segment, but for a number or letter of the form's. */
function leadsSegment(hit: LabelHit<string>, segment: Segment, inRow: readonly LabelHit<string>[]): boolean {
  const before = hit.span.row.text.slice(segment.start, hit.span.start)
  if (numbering.test(before)) return true
  // 'Shipper/Exporter': one label of two wordings.
  return inRow.some(
    (other) =>
      other.span.start >= segment.start &&
      other.span.end <= hit.span.start &&
      numbering.test(hit.span.row.text.slice(segment.start, other.span.start)) &&
      /^\s?[/&,]?\s?$/.test(hit.span.row.text.slice(other.span.end, hit.span.start)),
  )
}

/** A label with an answer of its own: 'SCAC: NVML', ', subscriber ID NDM55', and 'paid 204.40' behind another figure. */
function introduces({ span }: LabelHit<string>, from: number): boolean {
  const { text } = span.row
  const behind = text.slice(span.end)
  if (/^\s?[:#=]/.test(behind) || span.text.endsWith('#')) return true
  const before = text.slice(from, span.start)
  if (/[,;·|]\s*$/.test(before)) return /^\.?\s+(?:\p{Lu}{1,4}\s)?(?=[\p{L}\d/-]*\d)/u.test(behind)
  return /\d[.,]\d{2}\D*$/.test(before) && /^\s+[-–(]?\p{Sc}?\s?\d[\d.,]*[.,]\d{2}(?!\d)/u.test(behind)
}

/** The segment's end, or the next label in it. */
function endOfAnswer(hit: LabelHit<string>, segment: Segment, inRow: readonly LabelHit<string>[]): number {
  const next = inRow
    .filter(
      (other) => other.span.start >= hit.span.end && other.span.start < segment.end && introduces(other, hit.span.end),
    )
    .toSorted((a, b) => a.span.start - b.span.start)[0]
  return next?.span.start ?? segment.end
}

interface Around {
  form: FormDocument
  hits: readonly LabelHit<string>[]
  cell: Cell
}

/** Nothing but a number, and a currency's sign or letters. */
const isFigure = ({ text }: Span): boolean => /\d/.test(text) && !/\p{L}{4}/u.test(text)

/** On tilted paper the figure may be set a little higher or lower than its label: a row of its own. */
function besideLabel({ span }: LabelHit<string>, form: FormDocument): Region[] {
  const height = heightOf(span.box)
  return [form.rows[span.row.index - 1], form.rows[span.row.index + 1]].flatMap((row) => {
    const [first] = row?.page === span.row.page ? (form.segments.get(row) ?? []) : []
    const offset = first === undefined ? 0 : Math.abs(middleOf(first.box) - middleOf(span.box)) / height
    const isBeside = first !== undefined && first.box[0] > span.box[2] && offset < farthestBeside && isFigure(first)
    return isBeside ? [{ spans: [first], more: [], relation: 0.75 - 0.1 * offset, whole: false, inSentence: true }] : []
  })
}

const leads = (label: LabelHit<string>, segment: Segment): boolean =>
  label.span.row === segment.row &&
  label.span.start >= segment.start &&
  label.span.start < segment.end &&
  numbering.test(segment.row.text.slice(segment.start, label.span.start))

/** Every other segment of the row is a label too: the row heads the cells below it. */
function inHeadingRow(hit: LabelHit<string>, own: Segment, { form, hits }: Around): boolean {
  const others = (form.segments.get(hit.span.row) ?? []).filter((segment) => segment.start !== own.start)
  return others.length > 0 && others.every((segment) => hits.some((label) => leads(label, segment)))
}

/** In a table without an outer frame only a line parts the row of headings from that of the answers. */
function underRuledHeading(hit: LabelHit<string>, segment: Segment, around: Around): Span[] {
  const { form, hits } = around
  const next = form.rows[hit.span.row.index + 1]
  if (next?.page !== hit.span.row.page || !inHeadingRow(hit, segment, around)) return []
  const gap = next.box[1] - hit.span.row.box[3]
  if (gap > farthestBelow * heightOf(segment.box)) return []
  return (form.segments.get(next) ?? []).filter(
    (under) => Math.abs(under.box[0] - segment.box[0]) < 0.012 && !hits.some((label) => leads(label, under)),
  )
}

function* following(row: SearchRow, { rows }: FormDocument): Generator<SearchRow> {
  // Rows of columns set at different heights interleave, so that the one before may stand a little lower.
  for (let index = Math.max(0, row.index - 1); index < Math.min(rows.length, row.index + 24); index += 1) {
    const next = rows[index]
    if (next !== undefined && next !== row && next.page === row.page) yield next
  }
}

function segmentsInCellUnder(hit: LabelHit<string>, { form, cell }: Pick<Around, 'form' | 'cell'>): Span[] {
  const under = cellAround(hit.span.box[0] + 0.002, cell.bottom + 0.006, form.rulings(hit.span.row.page))
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

const hasUnder = (segment: Span, row: SearchRow, { segments }: FormDocument): boolean =>
  (segments.get(row) ?? []).some((under) => Math.abs(under.box[0] - segment.box[0]) < 0.012)

const endsWithColon = (text: string): boolean => /^\p{L}[\p{L} .#/']{1,30}\s?:/u.test(text)

/** The segments to the right as far as the next label. */
function answersRight(segment: Segment, { form, hits }: Pick<Around, 'form' | 'hits'>): Span[] {
  const { row } = segment
  const right: Span[] = []
  for (const other of form.segments.get(row) ?? []) {
    if (other.start < segment.end) continue
    // '36 pallets' is a count of things, though 'Pallets' heads a column elsewhere.
    const isLabel = hits.some((hit) => leads(hit, other) && !(hit.field === null && hit.span.start > other.start))
    if (isLabel || endsWithColon(other.text)) break
    right.push(other)
  }
  return right
}

/** Without what stands behind another label in the same segment. */
function beforeOtherLabel(segment: Segment, hits: readonly LabelHit<string>[]): Segment {
  const inRow = hits.filter(({ span }) => span.row === segment.row && span.start > segment.start)
  const next = inRow
    .filter((hit) => hit.span.start < segment.end && introduces(hit, segment.start))
    .toSorted((a, b) => a.span.start - b.span.start)[0]
  if (next === undefined) return segment
  const text = segment.row.text.slice(segment.start, next.span.start).replace(/[\s,;·|]+$/, '')
  return text === '' ? segment : spanOf(segment.row, segment.start, segment.start + text.length)
}

/** What a party's own lines may be labelled with. */
const ownLabel = /^(?:company|name|street|address|city|attn|attention|state|zip)[\p{L} /.,]{0,25}:/iu

/** One word with others behind it, as in a name: 'Group Insurance of America' in the cell of the insurance's name. */
const isFirstWord = (label: LabelHit<string>, segment: Segment): boolean =>
  label.span.start === segment.start &&
  !label.span.text.includes(' ') &&
  /^ \p{L}[^:]*$/u.test(segment.row.text.slice(label.span.end, segment.end))

/** Without the words of the next column, which may follow closely. */
function clipped(segment: Segment, { start, right }: { start: number; right: number }): Segment {
  const { words, starts, aspect } = segment.row
  const aligned = words.findIndex((word, index) => {
    const before = words[index - 1]
    const from = at(starts, index)
    return (
      before !== undefined &&
      from > segment.start &&
      from < segment.end &&
      Math.abs(word.box[0] - start) < 0.005 &&
      (word.box[0] - before.box[2]) * aspect > 0.2 * heightOf(word.box)
    )
  })
  if (aligned >= 0 && segment.box[0] < start - 0.03) {
    return clipped(spanOf(segment.row, at(starts, aligned), segment.end), { start, right })
  }
  const beyond = words.findIndex((word, index) => at(starts, index) > segment.start && word.box[0] >= right)
  const end = beyond < 0 ? segment.end : Math.min(segment.end, at(starts, beyond) - 1)
  return end === segment.end ? segment : spanOf(segment.row, segment.start, end)
}

function boundsBelow(anchor: Span, { form, cell }: Pick<Around, 'form' | 'cell'>): { left: number; right: number } {
  const next = (form.segments.get(anchor.row) ?? []).find((segment) => segment.start >= anchor.end)
  return {
    left: cell.closed ? cell.left - 0.005 : Math.max(cell.left, anchor.box[0] - 0.12),
    right: Math.min(cell.right, cell.closed || next === undefined ? 1 : Math.max(anchor.box[2], next.box[0] - 0.005)),
  }
}

/** Aligned left with it, or centred under it. */
function standsUnder(segment: Segment, above: Span): boolean {
  return (
    Math.abs(segment.box[0] - above.box[0]) < 0.025 ||
    Math.abs(centreOf(segment.box) - centreOf(above.box)) < 0.02 ||
    (horizontalOverlap(segment.box, above.box) > 0.6 && segment.box[0] > above.box[0] - 0.03)
  )
}

function isCrossed(above: Span, below: Span, form: FormDocument): boolean {
  const x = Math.max(above.box[0], below.box[0]) + 0.003
  return form
    .rulings(above.row.page)
    .horizontal.some(
      (line) => line.y > middleOf(above.box) && line.y < middleOf(below.box) && line.x0 < x && line.x1 > x,
    )
}

/** Lines under a label or under the first line of a value, as far as the next label, line or gap. */
function linesBelow(
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
      const height = Math.min(heightOf(segment.box), 1.4 * heightOf(last.box))
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
      if (middleOf(segment.box) <= last.box[1] + 0.9 * heightOf(last.box)) continue
      if (segment.box[0] < bounds.left || segment.box[0] >= bounds.right) continue
      if (!cell.closed && !standsUnder(segment, indented && lines.length === 0 ? anchor : (lines[0] ?? anchor)))
        continue
      const gap = segment.box[1] - last.box[3]
      const first = lines.length === 0 && !indented
      const spacing = isFigure(segment) && isFigure(last) ? figureSpacing : lineSpacing
      if (gap > (first ? farthestBelow * heightOf(hit.span.box) : spacing * height)) return lines
      // The label runs on: '& PHONE #', '(last, first, middle)'.
      if (first && /^(?:&|\(|and\b|or\b)/i.test(segment.text)) {
        last = segment
        continue
      }
      const isLabelled = hits.some(
        (label) => label !== hit && leads(label, segment) && !(cell.closed && isFirstWord(label, segment)),
      )
      if (isLabelled && !ownLabel.test(segment.text)) return lines
      if (endsWithColon(segment.text) && !ownLabel.test(segment.text)) return lines
      if (isCrossed(last, segment, form)) return lines
      lines.push(beforeOtherLabel(segment, hits))
      last = segment
    }
  }
  return lines
}

/** The answer of a label that stands alone: in its cell, the next column or cell, or below. */
function regionsBeyond(
  hit: LabelHit<string>,
  segment: Segment,
  { form, hits, cell, colon, labelColumns }: Around & { colon: boolean; labelColumns: boolean },
): Region[] {
  const height = heightOf(hit.span.box)
  const below = linesBelow(hit.span, { hit, form, hits, cell, indented: false })
  const right = answersRight(segment, { form, hits })
  const rightInCell = right.length > 0 && (right[0]?.box[0] ?? 1) < cell.right
  if (cell.closed) {
    const single = cell.bottom - cell.top < 3.1 * height
    if (below.length > 0) {
      return [
        { spans: below, more: [], relation: 1, whole: true },
        ...(rightInCell ? [{ spans: right, more: [], relation: 0.7, whole: false }] : []),
      ]
    }
    if (rightInCell) return [{ spans: right, more: [], relation: 0.95, whole: true }]
    // A tall cell with nothing but its label was left empty; a low one is the left half of a row.
    const [first] = right
    const heads = inHeadingRow(hit, segment, { form, hits, cell })
    const under = single && heads ? segmentsInCellUnder(hit, { form, cell }) : []
    if (under.length > 0) return [{ spans: under, more: [], relation: 0.9, whole: true }]
    if (first === undefined || !(single || labelColumns)) return []
    const beside = cellAround(first.box[0] + 0.002, middleOf(first.box), form.rulings(first.row.page))
    const more = linesBelow(first, { hit, form, hits, cell: beside, indented: true })
    return beside.closed
      ? [{ spans: [...right, ...more], more: [], relation: 0.92, whole: true }]
      : [{ spans: right, more, relation: 0.92, whole: false }]
  }
  const underLine = below.length > 0 || right.length > 0 ? [] : underRuledHeading(hit, segment, { form, hits, cell })
  if (underLine.length > 0) return [{ spans: underLine, more: [], relation: 0.88, whole: false }]
  const labelled = (form.segments.get(hit.span.row) ?? []).filter((other) => hits.some((label) => leads(label, other)))
  const heads = labelled.length > 1 && right.length === 0
  // A label in smaller print than what stands below it is the heading of that.
  const small = below[0] !== undefined && height < smallPrint * heightOf(below[0].box)
  // What stands to the right has an answer of its own below: a row of headings.
  const heading = !colon && below[0] !== undefined && right[0] !== undefined && hasUnder(right[0], below[0].row, form)
  const belowRelation = small || heading ? 0.9 : right.length > 0 ? (colon ? 0.4 : 0.6) : heads ? 0.9 : 0.82
  return [
    ...(right[0] === undefined
      ? []
      : [
          {
            spans: right,
            more: linesBelow(right[0], { hit, form, hits, cell, indented: true }),
            relation: colon ? 0.95 : small || heading ? 0.6 : 0.88,
            whole: false,
          },
        ]),
    ...(below.length > 0 ? [{ spans: below, more: [], relation: belowRelation, whole: false }] : []),
    ...(right.length === 0 ? besideLabel(hit, form) : []),
  ]
}

/** The places where the answer to a label may stand: behind it, in the next column or cell, or below. */
export function regionsOf(
  hit: LabelHit<string>,
  { form, hits, labelColumns }: { form: FormDocument; hits: readonly LabelHit<string>[]; labelColumns: boolean },
): Region[] {
  const { row } = hit.span
  const segment = segmentOf(hit, form)
  const inRow = hits.filter((other) => other.span.row === row && other !== hit)
  const isFirst = leadsSegment(hit, segment, inRow)
  const end = endOfAnswer(hit, segment, inRow)
  const behind = row.text.slice(hit.span.end, end)
  const skipped = /^(?:\s*(?:[:.#=;…_*)\]–-]+|\([^)]{0,90}\)?(?=\s|:|$)))*\s*/.exec(behind)?.[0] ?? ''
  const colon = /[:=#]|\.{2}/.test(skipped) || hit.span.text.endsWith('#')
  const from = hit.span.end + skipped.length
  const text = row.text.slice(from, end).trim()
  if (!isFirst && !colon) {
    // 'Discount (5 %)' says more of the label; '(incl. VAT)' closes what was opened before it.
    const inBrackets = behind.replace(/\([^()]*\)/g, '').includes(')')
    const right = end === segment.end && !inBrackets ? answersRight(segment, { form, hits }) : []
    const first = !inRow.some((other) => other.span.start >= segment.start && other.span.end <= hit.span.start)
    return inSentence(hit, spanOf(row, from, from + text.length), { form, right, first })
  }
  const cell = cellAround(hit.span.box[0] + 0.002, middleOf(hit.span.box), form.rulings(row.page))
  if (text !== '' && (colon || !runsOn.test(text))) {
    const value = spanOf(row, from, from + text.length)
    const inline: Region = {
      spans: [value],
      more: linesBelow(value, { hit, form, hits, cell, indented: true }),
      // '12 Ship Street' is an address: numbered labels of forms have their answers in a cell or below.
      relation: colon ? 1 : /\d\s*$/.test(row.text.slice(segment.start, hit.span.start)) ? 0.3 : 0.7,
      whole: false,
    }
    // 'Total: RM' with its figure in the next column.
    const figures = { spans: answersRight(segment, { form, hits }), more: [], whole: false, inSentence: true }
    if (colon) return figures.spans.length === 0 ? [inline] : [inline, { ...figures, relation: 0.7 }]
    const below = linesBelow(hit.span, { hit, form, hits, cell, indented: false })
    // 'Deductible, tools' with its figure in the next column.
    const right = hasFigure(text) ? [] : answersRight(segment, { form, hits })
    return [
      inline,
      ...(right.length === 0 ? [] : [{ spans: right, more: [], relation: 0.72, whole: false, inSentence: true }]),
      ...(below.length === 0 ? [] : [{ spans: below, more: [], relation: 0.68, whole: cell.closed }]),
    ]
  }
  return regionsBeyond(hit, segment, { form, hits, cell, colon, labelColumns })
}

/**
 * Whether the ruled cells that labels stand in mostly hold nothing else: a table with labels in one column and
 * answers in the next, rather than a form with the answer below its label.
 */
export function hasLabelColumns(form: FormDocument, hits: readonly LabelHit<string>[]): boolean {
  let alone = 0
  let filled = 0
  for (const hit of hits) {
    const cell = cellAround(hit.span.box[0] + 0.002, middleOf(hit.span.box), form.rulings(hit.span.row.page))
    if (!cell.closed || !leads(hit, segmentOf(hit, form))) continue
    const below = linesBelow(hit.span, { hit, form, hits, cell, indented: false })
    const { row, end } = hit.span
    const behind = row.words.some((word, index) => at(row.starts, index) >= end && word.box[0] < cell.right)
    if (below.length === 0 && !behind) alone += 1
    else filled += 1
  }
  return alone > 3 && alone > filled
}
