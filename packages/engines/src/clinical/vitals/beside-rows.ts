import type { Box } from '../../documents/document.ts'
import { centreOf, closestAcross, heightOf } from '../../documents/layout/box.ts'
import { type SearchRow, spanOf } from '../../forms/rows/search-rows.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { timeIn } from './find-vitals.ts'
import { occasionOf } from './occasion.ts'
import type { PlacedVital } from './placed-vital.ts'
import { date, datesIn, measuredIn, previousColumn, unitIn, valueCell } from './table-cells.ts'
import { underStrain } from './under-strain.ts'
import { type VitalKind, vitalKinds } from './vital-kinds.ts'
import { vitalConfidence } from './weights.ts'

const rangeColumn = /\b(?:normal|reference|range|target|goal|limits?|unit)\b/iu

/** 'lb 4 oz', '55th percentile': not a reading of its own. */
const partOfValue = /^\s?(?:oz\b|ounces?\b|(?:th|st|nd|rd)? ?(?:percentile|%ile))/iu

/** Letters beside the values, for units and words such as 'regular'; more make a sentence that begins with a vital sign. */
const proseLetters = 30

const { timeWord } = readPatterns(new URL('./wordings/beside-rows.txt', import.meta.url), ['timeWord'])

// '0400  0800  1200': the hours of a chart without their colons.
const fourFigures = /(?<![\d.,/-])(?:[01]\d|2[0-3])[0-5]\d(?![\d.,/-])/gu
const fourFiguresAlone = /^(?:[01]\d|2[0-3])[0-5]\d(?: ?h)?$/u

const clockHour = /(?<!\d)(?:(?:[01]?\d|2[0-3]):[0-5]\d|\d{1,2} ?[ap]\.?m\b)/giu

const personLine = /\b(?:name|dob|d\.o\.b|born|birth|mrn)\b/iu

/** The nearest row above, over rows of the same table, with times, dates or words such as 'Today' over the columns. */
function headingAbove(rows: readonly SearchRow[], index: number): SearchRow | null {
  for (let at = index - 1; at >= Math.max(0, index - 12); at -= 1) {
    const row = rows[at]
    if (row === undefined || row.page !== rows[index]?.page) return null
    const heads = [...row.text.matchAll(timeWord)].length
    const times =
      (row.text.match(clockHour)?.length ?? 0) +
      [...row.text.matchAll(date)].length +
      (row.text.match(fourFigures)?.length ?? 0)
    const startsWithVital = vitalKinds.some((kind) => (row.text.matchAll(kind.labels).next().value?.index ?? 99) <= 2)
    // 'Name … DOB 05/11/2021 Visit 09/30/2025' has dates but is not a heading row.
    if (personLine.test(row.text) && /:/.test(row.text)) return null
    if (!startsWithVital && (heads >= 1 || times >= 2)) return row
    if (!startsWithVital && row.text.length > 60) return null
  }
  return null
}

function touching(row: SearchRow, index: number): boolean {
  const [left, right] = [row.words[index], row.words[index + 1]]
  if (left === undefined || right === undefined) return false
  return (right.box[0] - left.box[2]) * row.aspect < 0.9 * heightOf(left.box)
}

/** The words of the heading above a value. */
function headAt(heading: SearchRow, box: Box): string | null {
  const reach = (3 * heightOf(heading.box)) / heading.aspect
  const over = heading.words.filter(
    (word) => word.box[0] - reach < centreOf(box) && word.box[2] + reach > centreOf(box),
  )
  const closest = closestAcross(over, box)
  if (closest === undefined) return null
  // Its neighbours in the same cell: 'Last visit', '12 March 08:00'.
  const at = heading.words.indexOf(closest)
  const cell = [closest.text]
  for (let left = at - 1; left >= 0 && touching(heading, left); left -= 1) cell.unshift(heading.words[left]?.text ?? '')
  for (let right = at; right < heading.words.length - 1 && touching(heading, right); right += 1)
    cell.push(heading.words[right + 1]?.text ?? '')
  return cell.join(' ')
}

/** The vital sign that a row begins with, and where its name ends. */
function nameOf(
  row: SearchRow,
  pattern: (kind: VitalKind) => RegExp | undefined,
): { kind: VitalKind; from: number } | null {
  for (const kind of vitalKinds) {
    const labels = pattern(kind)
    const first = labels && row.text.matchAll(labels).next().value
    if (first && first.index <= 2) return { kind, from: first.index + first[0].length }
  }
  return null
}

/** A row of a chart with hours over its columns: there 'P' and 'R' are signs. */
const isUnderHours = (rows: readonly SearchRow[], index: number): boolean =>
  (headingAbove(rows, index)?.text.match(clockHour)?.length ?? 0) >= 2

/** Rows that begin with a vital sign and have several values: the heading above gives the time of each. */
export function besideRows(rows: readonly SearchRow[]): PlacedVital[] {
  return rows.flatMap((row, index) => {
    const named =
      nameOf(row, ({ labels }) => labels) ?? (isUnderHours(rows, index) ? nameOf(row, ({ short }) => short) : null)
    if (named === null) return []
    const { kind, from } = named
    // 'RR 16, sats 93%, weight 71 kg': a line of several signs is not a row of one sign.
    const others = vitalKinds.filter((other) => other !== kind)
    const rest = row.text.slice(from)
    const names = ({ labels, short }: VitalKind): boolean =>
      rest.search(labels) >= 0 ||
      (short !== undefined &&
        [...rest.matchAll(short)].some((match) => /^[\s:=]{0,2}\d/.test(rest.slice(match.index + match[0].length))))
    if (others.some(names)) return []
    const unit = unitIn(row.text.slice(from, from + 12))
    // 'Pain (0-10)' gives the scale.
    const scale = /^\s*(?:\([^)]*\)|0 ?[-–/] ?10\b)/u.exec(row.text.slice(from))?.[0].length ?? 0
    const values = [...row.text.matchAll(valueCell)].filter(
      (match) =>
        match.index >= from + scale &&
        /\d/.test(match[0]) &&
        !partOfValue.test(row.text.slice(match.index + match[0].length)),
    )
    const letters = row.text.slice(from).replaceAll(/[^\p{L}]/gu, '').length
    if (values.length < 2 || letters > proseLetters) return []
    const heading = headingAbove(rows, index)
    if (heading === null) return []
    const read = values.flatMap((match): PlacedVital[] => {
      const span = spanOf(row, match.index, match.index + match[0].length)
      const head = headAt(heading, span.box)
      if (head === null || rangeColumn.test(head)) return []
      const measured = measuredIn(
        { kind, unit },
        match[0],
        row.text.slice(match.index, match.index + match[0].length + 12),
      )
      if (measured === null) return []
      const { start: _start, end: _end, ...value } = measured
      const isOfAnotherTime = previousColumn.test(head) || underStrain.test(` ${head}`)
      const standing = isOfAnotherTime ? 'earlier' : 'current'
      return [
        {
          ...value,
          name: kind.name,
          standing,
          time: timeIn(head) ?? (fourFiguresAlone.test(head) ? head : datesIn(head)),
          occasion: occasionOf(head, head.length, head.length),
          confidence: vitalConfidence.besideRow * span.confidence,
          page: row.page,
          box: span.box,
          text: match[0],
        },
      ]
    })
    return read
  })
}
