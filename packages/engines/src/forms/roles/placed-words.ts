import { at } from '@vitrine/basics/at.ts'
import type { ReadDocument, Word } from '../../documents/document.ts'
import type { FormDocument, Segment } from '../rows/form-page.ts'
import type { SearchRow } from '../rows/search-rows.ts'

/** A word with its place in its row and segment. */
export interface PlacedWord {
  word: Word
  row: SearchRow
  /** Characters of the row's text. */
  start: number
  end: number
  /** Index into `segments`. */
  segment: number
  /** Of the segment's words, from 0. */
  order: number
}

/** A page's segments with the ones around each, as indices; −1 where there is none. */
export interface PlacedSegment {
  segment: Segment
  words: number
  left: number
  right: number
  above: number
  below: number
}

export interface PlacedPaper {
  /** In reading order. */
  words: readonly PlacedWord[]
  segments: readonly PlacedSegment[]
}

/** Rows above and below among which a segment's neighbours are looked for. */
const farthest = 14
/** As a fraction of the page's width. */
const sameMargin = 0.02

const isInLine = ({ box: a }: Segment, { box: b }: Segment): boolean =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0.25 * Math.min(a[2] - a[0], b[2] - b[0]) ||
  Math.abs(a[0] - b[0]) < sameMargin ||
  Math.abs(a[2] - b[2]) < sameMargin

/** The nearest segment in line with one, in rows above (`step` −1) or below it (1). */
function nearest(form: FormDocument, segment: Segment, step: -1 | 1): Segment | null {
  for (let index = segment.row.index + step, left = farthest; left > 0; index += step, left -= 1) {
    const row = form.rows[index]
    if (row === undefined || row.page !== segment.row.page) return null
    const found = (form.segments.get(row) ?? []).find((other) => isInLine(segment, other))
    if (found !== undefined) return found
  }
  return null
}

/** Every word of a paper in reading order, with its segment and the segments around that. */
export function placedPaper(document: ReadDocument, form: FormDocument): PlacedPaper {
  const all = form.rows.flatMap((row) => form.segments.get(row) ?? [])
  const indexOf = new Map(all.map((segment, index) => [segment, index]))
  const found = (segment: Segment | null | undefined): number => (segment == null ? -1 : (indexOf.get(segment) ?? -1))
  const placed = new Map<Word, PlacedWord>()
  const counts = all.map(() => 0)
  for (const row of form.rows) {
    const inRow = form.segments.get(row) ?? []
    for (const [index, word] of row.words.entries()) {
      const start = at(row.starts, index)
      const own = inRow.find((segment) => segment.start <= start && segment.end > start)
      const segment = found(own)
      if (segment < 0) continue
      const order = at(counts, segment)
      counts[segment] = order + 1
      placed.set(word, { word, row, start, end: start + word.text.length, segment, order })
    }
  }
  return {
    words: document.pages.flatMap(({ words }) => words.flatMap((word) => placed.get(word) ?? [])),
    segments: all.map((segment, index) => {
      const inRow = form.segments.get(segment.row) ?? []
      const place = inRow.indexOf(segment)
      return {
        segment,
        words: at(counts, index),
        left: found(inRow[place - 1]),
        right: found(inRow[place + 1]),
        above: found(nearest(form, segment, -1)),
        below: found(nearest(form, segment, 1)),
      }
    }),
  }
}
