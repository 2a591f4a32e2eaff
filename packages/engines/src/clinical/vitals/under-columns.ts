import { centreOf, heightOf } from '../../documents/layout/box.ts'
import { type SearchRow, spanOf } from '../../forms/rows/search-rows.ts'
import { timeIn } from './find-vitals.ts'
import { occasionOf } from './occasion.ts'
import type { PlacedVital } from './placed-vital.ts'
import { type Cells, date, datesIn, isReading, measuredIn, previousColumn, unitIn, valueCell } from './table-cells.ts'
import { hitsOfPattern } from './vital-hits.ts'
import { vitalKinds } from './vital-kinds.ts'
import { vitalConfidence } from './weights.ts'

interface Column extends Cells {
  centre: number
  /** The table's first column is headed as one of hours. */
  timed: boolean
}

const timeHead = /^\W*(?:date\W+)?(?:times?|hours?|hrs?|clock|zeit|uhrzeit|heure|hora)\b/iu
// '1613' or '16.13' at the head of a row: the hour, where the heading says so.
const leadingHour = /^\W*(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\s+)?((?:[01]?\d|2[0-3])[.:]?[0-5]\d)(?=\s)/u

/** The columns of a header row: two or more vital signs side by side without a reading between them. */
function columnsOf(row: SearchRow): Column[] | null {
  const hits = vitalKinds.flatMap((kind) => {
    const patterns = kind.short === undefined ? [kind.labels] : [kind.labels, kind.short]
    return patterns.flatMap((pattern) => hitsOfPattern(row.text, kind, pattern))
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
  // Prose that names two of them is not a header.
  if (rest.replaceAll(/[^\p{L}]/gu, '').length > 40) return null
  if (/\d{2}|[.!?](?:\s|$)/.test(rest.replaceAll(/\d{1,2}\/10|\/10/g, ''))) return null
  const timed = timeHead.test(row.text)
  return own.map((hit, index) => {
    const until = own[index + 1]?.start ?? row.text.length
    const unit = unitIn(row.text.slice(hit.end, until))
    return { kind: hit.kind, unit, centre: centreOf(spanOf(row, hit.start, hit.end).box), timed }
  })
}

function nearest(columns: readonly Column[], centre: number): Column | null {
  return columns.toSorted((left, right) => Math.abs(left.centre - centre) - Math.abs(right.centre - centre))[0] ?? null
}

function valuesUnder(columns: readonly Column[], row: SearchRow): PlacedVital[] {
  const firstCell = row.text.slice(0, 40)
  const clock =
    timeIn(row.text) ?? (columns.some(({ timed }) => timed) ? (leadingHour.exec(row.text)?.[1] ?? null) : null)
  const time = [datesIn(row.text), clock].filter((part) => part !== null).join(' ') || null
  const occasion = occasionOf(row.text, row.text.length, row.text.length)
  const earlier = previousColumn.test(firstCell)
  // Dates and times do not belong to a column.
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
        occasion,
        confidence: vitalConfidence.underColumn * span.confidence,
        page: row.page,
        box: span.box,
        text: match[0],
      },
    ]
  })
}

/** Reads tables with names over columns and a row for each time. */
export function underColumns(rows: readonly SearchRow[]): PlacedVital[] {
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
      // A line of units under the headings does not end the table; prose does.
      if (misses > 1) columns = []
      continue
    }
    misses = 0
    found.push(...values)
  }
  return found
}
