import { middleOf } from '../../documents/layout/box.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { LabelHit } from '../labels/find-labels.ts'
import { isProse, sentenceEnd } from '../letters/around.ts'
import { cellAround, type FormDocument, segmentOf } from '../rows/form-page.ts'
import { spanOf } from '../rows/search-rows.ts'
import { figureBefore } from './before-label.ts'
import { answersRight, inSentence } from './beside-label.ts'
import { regionsBeyond } from './beyond-label.ts'
import { columnOfCell } from './column-of-cell.ts'
import { onPage } from './distances.ts'
import { endsInBase, hasFigure, hasMoney } from './figures.ts'
import { endOfAnswer, leadsSegment } from './label-in-row.ts'
import { linesBelow } from './lines-below.ts'
import type { Region } from './region.ts'
import { relations } from './relations.ts'
import { answerOfStack } from './stacked-labels.ts'

const { runsOn } = readPatterns(new URL('./wordings/regions-of-label.txt', import.meta.url), ['runsOn'])

/** What parts a label from what follows, in a letter 'is'; a dash that touches a figure is its sign: 'Summe netto: -402,50'. */
const separators =
  /^(?:\s*(?:(?:[:.#=;…_*)\]]|[–-](?!\p{Sc}?\d))+|\([^)]{0,90}\)?(?=\s|:|$)))*(?:\s+(?:is|ist|est|es|è)(?=\s|$))?\s*/u

/** Of running text a label's answer is in its own sentence: not 'on which no VAT is charged. You gave £50'. */
function endOfSentence({ span: { row, end } }: LabelHit<string>, answerEnd: number): number {
  if (!isProse(row)) return answerEnd
  const stop = sentenceEnd.exec(row.text.slice(end, answerEnd))
  return stop === null ? answerEnd : end + stop.index
}

/** The places where the answer to a label may be: after it, in the next column or cell, or below. */
export function regionsOf(
  hit: LabelHit<string>,
  { form, hits, labelColumns }: { form: FormDocument; hits: readonly LabelHit<string>[]; labelColumns: boolean },
): Region[] {
  const { row } = hit.span
  const segment = segmentOf(hit, form)
  const inRow = hits.filter((other) => other.span.row === row && other !== hit)
  // 'to Cork in container …' goes on from the row above.
  const isInProse = isProse(row) && /^\p{Ll}/u.test(row.text)
  const isFirst = !isInProse && leadsSegment(hit, segment, inRow)
  const end = endOfSentence(hit, endOfAnswer(hit, segment, inRow))
  const behind = row.text.slice(hit.span.end, end)
  const skipped = separators.exec(behind)?.[0] ?? ''
  const colon = /[:=#]|\.{2}/.test(skipped) || hit.span.text.endsWith('#')
  const from = hit.span.end + skipped.length
  const text = row.text.slice(from, end).trim()
  if (!isFirst && !colon) {
    // 'Discount (5 %)' adds to the label; '(incl. VAT)' closes what was opened before it.
    const inBrackets = behind.replace(/\([^()]*\)/g, '').includes(')')
    const next = end === segment.end && !inBrackets ? answersRight(segment, { form, hits }) : []
    // A sentence goes on in its own column: of the one beside it only a figure may belong to it.
    const right = isProse(segment) && /^\p{L}/u.test(next[0]?.text ?? '') ? [] : next
    const first = !inRow.some((other) => other.span.start >= segment.start && other.span.end <= hit.span.start)
    const before = right.length === 0 ? figureBefore(hit, segment) : []
    return [...inSentence(hit, spanOf(row, from, from + text.length), { form, right, first }), ...before]
  }
  const stacked = answerOfStack(segment, { form, hits })
  if (stacked !== null) return [stacked]
  const around = cellAround(hit.span.box[0] + onPage.intoCell, middleOf(hit.span.box), form.rulings(row.page))
  const cell = columnOfCell(segment, { form, hits, cell: around })
  if (text !== '' && (colon || !runsOn.test(text))) {
    const value = spanOf(row, from, from + text.length)
    const numbered = /\d\s*$/.test(row.text.slice(segment.start, hit.span.start))
    const inline: Region = {
      spans: [value],
      more: linesBelow(value, { hit, form, hits, cell, indented: true }),
      relation: colon ? relations.behindColon : numbered ? relations.behindNumbered : relations.behind,
      whole: false,
    }
    // 'Total: RM' with its figure in the next column.
    const figures = { spans: answersRight(segment, { form, hits }), more: [], whole: false, inSentence: true }
    if (colon)
      return figures.spans.length === 0 ? [inline] : [inline, { ...figures, relation: relations.figureBehindColon }]
    const below = linesBelow(hit.span, { hit, form, hits, cell, indented: false })
    // 'Deductible, tools' with its figure in the next column.
    const isBase = endsInBase(text)
    const beside = answersRight(segment, { form, hits })
    // 'less invoice 2026/0311 of 20.05.2026' with its sum in the next column.
    const isReference = !hasMoney(text) && beside.some((span) => hasMoney(span.text))
    const right = hasFigure(text) && !isBase && !isReference ? [] : beside
    return [
      ...(isBase && right.length > 0 ? [] : [inline]),
      ...(right.length === 0
        ? []
        : [{ spans: right, more: [], relation: relations.rightOfWordsBehind, whole: false, inSentence: true }]),
      ...(below.length === 0
        ? []
        : [{ spans: below, more: [], relation: relations.belowWordsBehind, whole: cell.closed }]),
    ]
  }
  return regionsBeyond(hit, segment, { form, hits, cell, colon, labelColumns })
}
