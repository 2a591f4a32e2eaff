import type { Box, ReadDocument } from '../../documents/document.ts'
import { type SearchRow, spanOf } from '../../forms/rows/search-rows.ts'
import { centreOf, heightOf } from '../../documents/layout/box.ts'
import { timeIn } from './find-vitals.ts'
import { type MeasuredValue, readMeasured } from './measured-value.ts'
import type { PlacedVital } from './placed-vital.ts'
import { type VitalKind, vitalKinds } from './vital-kinds.ts'
import { wholeRows } from './whole-rows.ts'
import { readPatterns } from '../../text/read-patterns.ts'

const { date } = readPatterns(new URL('./wordings/vitals-table.txt', import.meta.url), ['date'])

interface Column {
  kind: VitalKind
  /** As the heading names it: '(°F)'. */
  unit: string | null
  centre: number
}

const unitInHeading = /[([]?\s*(°?\s?[CF]|kgs?|lbs?|cm|in(?:ches)?|mmol\/l|mg\/dl)\s*[)\]]?/iu
const valueCell = /\d{1,3}\s?\/\s?\d{1,3}|\d{1,4}(?:[.,]\d{1,2})?|[–—-]{1,2}|n\/a/giu
const previousColumn = /\b(?:previous|prior|last|baseline|before|earlier)\b/iu
const rangeColumn = /\b(?:normal|reference|range|target|goal|limits?|unit)\b/iu

/** Two or more vital signs named side by side with no reading between them head a table. */
function columnsOf(row: SearchRow): Column[] | null {
  const hits = vitalKinds.flatMap((kind) => {
    const patterns = kind.short === undefined ? [kind.labels] : [kind.labels, kind.short]
    return patterns.flatMap((pattern) =>
      [...row.text.matchAll(pattern)].map((match) => ({
        kind,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
  })
  const own = hits
    .filter(
      (hit) =>
        !hits.some(
          (other) =>
            other !== hit &&
            other.start <= hit.start &&
            other.end >= hit.end &&
            other.end - other.start > hit.end - hit.start,
        ),
    )
    .toSorted((left, right) => left.start - right.start)
  if (new Set(own.map((hit) => hit.kind)).size < 2) return null
  const rest = own.reduceRight(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    row.text,
  )
  // Prose that names two of them is no heading.
  if (rest.replaceAll(/[^\p{L}]/gu, '').length > 40) return null
  if (/\d{2}|[.!?](?:\s|$)/.test(rest.replaceAll(/\d{1,2}\/10|\/10/g, ''))) return null
  return own.map((hit, index) => {
    const until = own[index + 1]?.start ?? row.text.length
    const unit = unitInHeading.exec(row.text.slice(hit.end, until))?.[1]?.replace(/°|\s/g, '') ?? null
    return { kind: hit.kind, unit, centre: centreOf(spanOf(row, hit.start, hit.end).box) }
  })
}

function measuredIn({ kind, unit }: Column, cell: string, withUnit: string): MeasuredValue | null {
  // In a column 'Pain' the scale is understood.
  if (kind.name === 'pain' && /^\d{1,2}$/.test(cell)) return readMeasured('pain', `${cell}/10`)
  return readMeasured(kind.name, /^\S+\s?(?:kg|lb|°|%|cm|mg|mmol)/iu.test(withUnit) ? withUnit : cell, unit)
}

function nearest(columns: readonly Column[], centre: number): Column | null {
  return columns.toSorted((left, right) => Math.abs(left.centre - centre) - Math.abs(right.centre - centre))[0] ?? null
}

/** '132/84' and '2/10' look like dates and are none. */
const isReading = (text: string): boolean =>
  /^\d{2,3}\/\d{2,3}$/.test(text) ? Number(text.split('/')[0]) > 31 || text.endsWith('/10') : /^\d\/10$/.test(text)

const datesIn = (text: string): string | null =>
  [...text.matchAll(date)].find((match) => !isReading(match[0]))?.[0] ?? null

function valuesUnder(columns: readonly Column[], row: SearchRow): PlacedVital[] {
  const firstCell = row.text.slice(0, 40)
  const time = [datesIn(row.text), timeIn(row.text)].filter((part) => part !== null).join(' ') || null
  const clock = timeIn(row.text)
  const earlier = previousColumn.test(firstCell)
  // Dates and times take no column.
  const cells = row.text.replaceAll(date, (match) => (isReading(match) ? match : ' '.repeat(match.length)))
  const clean = clock === null ? cells : cells.replace(clock, ' '.repeat(clock.length))
  const letters = clean.replaceAll(/[^\p{L}]/gu, '').length
  if (letters > 40) return []
  const taken = new Set<Column>()
  return [...clean.matchAll(valueCell)].flatMap((match): PlacedVital[] => {
    const span = spanOf(row, match.index, match.index + match[0].length)
    const column = nearest(columns, centreOf(span.box))
    if (column === null || taken.has(column)) return []
    const distance = Math.abs(centreOf(span.box) - column.centre) * row.aspect
    if (distance > 5 * heightOf(row.box)) return []
    const text = clean.slice(match.index, match.index + match[0].length + 12)
    const measured = measuredIn(column, match[0], text)
    if (measured === null) return []
    taken.add(column)
    const { start: _start, end: _end, ...value } = measured
    const standing = earlier ? 'earlier' : 'current'
    return [
      {
        ...value,
        name: column.kind.name,
        standing,
        time,
        confidence: 0.9 * span.confidence,
        page: row.page,
        box: span.box,
        text: match[0],
      },
    ]
  })
}

function underColumns(rows: readonly SearchRow[]): PlacedVital[] {
  const found: PlacedVital[] = []
  let columns: Column[] = []
  let page = 0
  let misses = 0
  for (const row of rows) {
    const heading = columnsOf(row)
    if (heading !== null) {
      columns = heading
      page = row.page
      misses = 0
      continue
    }
    if (columns.length === 0 || row.page !== page) continue
    const values = valuesUnder(columns, row)
    if (values.length === 0) {
      misses += 1
      // A line with units under the headings is no end of the table; prose is.
      if (misses > 1) columns = []
      continue
    }
    misses = 0
    found.push(...values)
  }
  return found
}

/** 'lb 4 oz', '55th percentile': no reading of its own. */
const partOfValue = /^\s?(?:oz\b|ounces?\b|(?:th|st|nd|rd)? ?(?:percentile|%ile))/iu

/** Units and words such as 'regular' beside the values; more than this is a sentence that begins with a vital sign. */
const proseLetters = 30

const timeWord =
  /\b(?:today|current|now|previous|prior|last|baseline|admission|arrival|triage|discharge|normal|reference|range|value|result|reading)\b/giu

const personLine = /\b(?:name|dob|d\.o\.b|born|birth|mrn)\b/iu

/** The nearest row above, over rows of the same table, with times, dates or words such as 'Today' over the columns. */
function headingAbove(rows: readonly SearchRow[], index: number): SearchRow | null {
  for (let at = index - 1; at >= Math.max(0, index - 12); at -= 1) {
    const row = rows[at]
    if (row === undefined || row.page !== rows[index]?.page) return null
    const heads = [...row.text.matchAll(timeWord)].length
    const times =
      [...row.text.matchAll(/(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d/g)].length + [...row.text.matchAll(date)].length
    const startsWithVital = vitalKinds.some((kind) => (row.text.matchAll(kind.labels).next().value?.index ?? 99) <= 2)
    // 'Name … DOB 05/11/2021 Visit 09/30/2025' holds dates and heads nothing.
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

/** The words of the heading that stand over a value. */
function headAt(heading: SearchRow, box: Box): string | null {
  const reach = (3 * heightOf(heading.box)) / heading.aspect
  const over = heading.words.filter(
    (word) => word.box[0] - reach < centreOf(box) && word.box[2] + reach > centreOf(box),
  )
  if (over.length === 0) return null
  const closest = over.toSorted(
    (left, right) => Math.abs(centreOf(left.box) - centreOf(box)) - Math.abs(centreOf(right.box) - centreOf(box)),
  )[0]
  if (closest === undefined) return null
  // Its neighbours in the same cell: 'Last visit', '12 March 08:00'.
  const at = heading.words.indexOf(closest)
  const cell = [closest.text]
  for (let left = at - 1; left >= 0 && touching(heading, left); left -= 1) cell.unshift(heading.words[left]?.text ?? '')
  for (let right = at; right < heading.words.length - 1 && touching(heading, right); right += 1)
    cell.push(heading.words[right + 1]?.text ?? '')
  return cell.join(' ')
}

/** Rows that begin with a vital sign and hold several values: the heading above says which is of when. */
function besideRows(rows: readonly SearchRow[]): PlacedVital[] {
  return rows.flatMap((row, index) => {
    const kind = vitalKinds.find((candidate) => {
      const first = row.text.matchAll(candidate.labels).next().value
      return first !== undefined && first.index <= 2
    })
    if (kind === undefined) return []
    const label = row.text.matchAll(kind.labels).next().value
    const from = (label?.index ?? 0) + (label?.[0].length ?? 0)
    // 'RR 16, sats 93%, weight 71 kg': a line of several signs is no row of one.
    const others = vitalKinds.filter((other) => other !== kind)
    if (others.some((other) => row.text.slice(from).search(other.labels) >= 0)) return []
    const unit = unitInHeading.exec(row.text.slice(from, from + 12))?.[1]?.replace(/°|\s/g, '') ?? null
    // 'Pain (0-10)' tells the scale.
    const scale = /^\s*\([^)]*\)/u.exec(row.text.slice(from))?.[0].length ?? 0
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
        { kind, unit, centre: 0 },
        match[0],
        row.text.slice(match.index, match.index + match[0].length + 12),
      )
      if (measured === null) return []
      const { start: _start, end: _end, ...value } = measured
      const standing = previousColumn.test(head) ? 'earlier' : 'current'
      return [
        {
          ...value,
          name: kind.name,
          standing,
          time: timeIn(head) ?? datesIn(head),
          confidence: 0.85 * span.confidence,
          page: row.page,
          box: span.box,
          text: match[0],
        },
      ]
    })
    return read
  })
}

/** Vital signs in tables: names over columns with a row for each time, or names before rows with a column for each time. */
export function vitalsInTables(document: ReadDocument): PlacedVital[] {
  const rows = wholeRows(document)
  return [...underColumns(rows), ...besideRows(rows)]
}
