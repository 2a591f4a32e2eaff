import { readPatterns } from '../../text/read-patterns.ts'
import type { SearchRow } from './search-rows.ts'

/** A check box beside an option: crossed or ticked, or left blank. */
export interface TickMark {
  start: number
  end: number
  ticked: boolean
}

const { ticked, blank } = readPatterns(new URL('./wordings/tick-marks.txt', import.meta.url), ['ticked', 'blank'])

const marksIn = (row: SearchRow, pattern: RegExp, isTicked: boolean): TickMark[] =>
  [...row.text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    ticked: isTicked,
  }))

/** The boxes of a row from left to right. */
export const tickMarksOf = (row: SearchRow): TickMark[] =>
  [...marksIn(row, ticked, true), ...marksIn(row, blank, false)].toSorted((a, b) => a.start - b.start)

/** The box directly before a place of a row, with only spaces between. */
export const markBefore = (row: SearchRow, start: number, marks = tickMarksOf(row)): TickMark | undefined =>
  marks.findLast(({ end }) => end <= start && row.text.slice(end, start).trim() === '')
