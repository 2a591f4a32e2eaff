import { heightOf } from '../../documents/layout/box.ts'
import type { Segment } from '../rows/form-page.ts'
import { isBareLabel } from './bare-label.ts'
import { inLines, onPage } from './distances.ts'
import { endsWithColon } from './label-in-row.ts'
import type { Around, Region } from './region.ts'
import { relations } from './relations.ts'

/** The lines of a segment's column, up or down from it, as close together as lines of one text. */
function* linesFrom(segment: Segment, step: 1 | -1, { form }: Pick<Around, 'form'>): Generator<Segment> {
  let last = segment
  for (let index = segment.row.index + step; ; index += step) {
    const row = form.rows[index]
    if (row?.page !== segment.row.page) return
    const gap = step > 0 ? row.box[1] - last.box[3] : last.box[1] - row.box[3]
    if (gap > inLines.lineSpacing * heightOf(segment.box)) return
    const next = (form.segments.get(row) ?? []).find(({ box }) => Math.abs(box[0] - segment.box[0]) < onPage.sameMargin)
    if (next === undefined) continue
    yield next
    last = next
  }
}

/** 'Insurer' and 'Member no.' one below the other, then their two answers in the same order. */
export function answerOfStack(segment: Segment, around: Pick<Around, 'form' | 'hits'>): Region | null {
  const { hits } = around
  if (!isBareLabel(segment, hits)) return null
  const isLabel = (line: Segment): boolean => isBareLabel(line, hits) && !line.text.endsWith(':')
  let above = 0
  for (const line of linesFrom(segment, -1, around)) {
    if (!isLabel(line)) break
    above += 1
  }
  const below = [...linesFrom(segment, 1, around)]
  const firstAnswer = below.findIndex((line) => !isLabel(line))
  const count = above + 1 + firstAnswer
  const answers = below.slice(firstAnswer)
  if (firstAnswer < 0 || count < 2 || answers.length !== count) return null
  if (answers.some((line) => isBareLabel(line, hits) || endsWithColon(line.text))) return null
  const answer = answers[above]
  return answer === undefined ? null : { spans: [answer], more: [], relation: relations.inStack, whole: false }
}
