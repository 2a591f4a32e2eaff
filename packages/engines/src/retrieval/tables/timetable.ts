import { at } from '@vitrine/basics/at.ts'
import { isWithin } from '@vitrine/basics/spans.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { Question } from '../question/question.ts'
import { type PassageIndex, searchTerms } from '../search/passage-index.ts'
import { tagText } from '../tagged-text.ts'
import { askedValues } from './asked-values.ts'
import { covers, rangeOf } from './label-range.ts'
import type { NarrowedRow, NarrowedTables } from './narrowed-tables.ts'
import type { TableCell } from './table-cell.ts'

const patterns = readPatterns(new URL('./wordings/timetable.txt', import.meta.url), [
  'last',
  'first',
  'time of day',
  'leaves',
  'arrives',
  'days named',
  'end of way',
  'except',
])

/** Of a time found by its stop; nothing but the table was read for it. Where no stop is named it is the one where the line begins. */
const [confidence, withoutStop] = [0.75, 0.6]
/** Share of a stop's cells that must be times of day; the others are stops that are not served. */
const leastTimes = 0.5

type Cell = Omit<TableCell, 'passage' | 'confidence'> & {
  /** The other cells of its row, where each row is a trip: the days on which it runs may stand there. */
  beside: string
}

/** A stop with its times, in the order of the trips. */
interface Stop {
  words: readonly string[]
  cells: readonly Cell[]
}

function minutesIn(text: string): number | null {
  const found = patterns['time of day'].exec(text)
  return found === null ? null : 60 * Number(found[1]) + Number(found[2])
}

/** Fewest times of a stop: a table of trips may have been narrowed to one. */
const areTimes = (cells: readonly Cell[], fewest = 2): boolean =>
  cells.length >= fewest && cells.filter(({ text }) => minutesIn(text) !== null).length >= leastTimes * cells.length

const stopOf = (label: string, own: readonly Cell[]): Stop => ({ words: searchTerms(tagText(label)), cells: own })

/** The stops of a table with a row for each, or with a column for each; null where it is no timetable. */
function stopsOf(text: string, rows: readonly NarrowedRow[]): { stops: Stop[]; inOrder: boolean } | null {
  const cells = rows.map((row) =>
    row.cells.map(({ start, end }): Cell => ({ start, end, text: text.slice(start, end), beside: '' })),
  )
  const byRow = cells.map(([label, ...own]) => stopOf(label?.text ?? '', own))
  // Rows called by a number alone, '3' or 'Trip 3', are trips.
  const labels = new Set(cells.map(([label]) => label?.text.replace(/\d+/, '').trim() ?? ''))
  const heads = rows[0]?.heads ?? []
  // Headings that say where a trip begins and ends stand above trips, too.
  const areEnds = heads.some((head) => patterns['end of way'].test(head))
  const isLabelled =
    !areEnds && labels.size > 1 && cells.every(([label]) => label !== undefined && minutesIn(label.text) === null)
  if (isLabelled && byRow.length > 1 && byRow.every(({ cells: own }) => areTimes(own)))
    return { stops: byRow, inOrder: true }
  const trips = cells.map((row) => {
    const beside = row.filter(({ text: cell }) => minutesIn(cell) === null).map(({ text: cell }) => cell)
    return row.map((cell) => ({ ...cell, beside: beside.join(' ') }))
  })
  const byColumn = heads
    .map((head, column) =>
      stopOf(
        head,
        trips.flatMap((row) => row[column] ?? []),
      ),
    )
    // Numbers of the trips and the days on which they run are no stops.
    .filter(({ cells: own }) => areTimes(own, 1))
  const isOneWay = byColumn.length > 2 || areEnds
  return byColumn.length > 1 && byColumn.length * 2 >= heads.length ? { stops: byColumn, inOrder: isOneWay } : null
}

/** The tables that stand under one another: where the stop at the end is named again, the way back begins. */
function waysOf(text: string, rows: readonly NarrowedRow[]): NarrowedRow[][] {
  const ways: NarrowedRow[][] = []
  let before: string | null = null
  for (const row of rows) {
    const label = text.slice(row.cells[0]?.start, row.cells[0]?.end)
    if (before === null || (label === before && minutesIn(label) === null)) ways.push([])
    ways.at(-1)?.push(row)
    before = label
  }
  return ways
}

/** Whether what is said of days, last in a text, holds on the days asked for; so does what names none. */
function holdsOn(text: string, question: Question): boolean {
  const [runs = '', not] = text.split(patterns.except)
  const exempt = not === undefined ? null : rangeOf(not.trim(), '')
  if (exempt?.kind === 'weekday')
    return askedValues(question.text).every((value) => covers(exempt, value) !== true) && holdsOn(runs, question)
  const named = [...text.matchAll(patterns['days named'])].at(-1)?.[0]
  const range = named === undefined ? null : rangeOf(named, '')
  if (range?.kind !== 'weekday') return true
  return askedValues(question.text).every((value) => covers(range, value) !== false)
}

/** The stops that a question names, in its order. */
function namedStops({ tokens }: Question, stops: readonly Stop[]): Stop[] {
  const stems = tokens.map(({ stem }) => stem)
  const places = stops.flatMap((stop) => {
    const said = stop.words.filter((word) => stems.includes(word))
    return said.length === 0 ? [] : [{ stop, said: said.length, place: stems.indexOf(said[0] ?? '') }]
  })
  // 'Port Ban' is not the port of another stop.
  const own = places.filter(({ said, place }) => !places.some((other) => other.place === place && other.said > said))
  const isUnclear = own.some((one) => own.some((other) => other !== one && other.place === one.place))
  return isUnclear ? [] : own.toSorted((a, b) => a.place - b.place).map(({ stop }) => stop)
}

/** The first or last of a stop's times on the days asked for. */
function extremeOf(stop: Stop, question: Question): Cell | null {
  const running = stop.cells.filter(
    ({ text, beside }) => minutesIn(text) !== null && holdsOn(`${text} ${beside}`, question),
  )
  const ordered = running.toSorted((a, b) => (minutesIn(a.text) ?? 0) - (minutesIn(b.text) ?? 0))
  return (patterns.last.test(question.text) ? ordered.at(-1) : ordered[0]) ?? null
}

/** When the trip that is at one of the stops at a time is at another one; null where two trips are. */
function timeOfTrip(asked: number, [one, two]: readonly Stop[], stops: readonly Stop[]): Cell | null {
  const to = two ?? one
  const from =
    two === undefined ? stops.slice(0, stops.indexOf(one ?? at(stops, 0))) : stops.filter((stop) => stop === one)
  const trips = from.flatMap(({ cells }) =>
    [...cells.keys()].filter((trip) => minutesIn(cells[trip]?.text ?? '') === asked),
  )
  const cell = trips.length === 1 ? to?.cells[trips[0] ?? 0] : undefined
  return cell === undefined || minutesIn(cell.text) === null ? null : cell
}

function timeOf(question: Question, stops: readonly Stop[], inOrder: boolean): Cell | null {
  const named = namedStops(question, stops)
  const [from, to] = named
  const leaves = patterns.leaves.test(question.text)
  const asked = minutesIn(question.text)
  if (from === undefined) return inOrder && asked === null ? extremeOf(at(stops, 0), question) : null
  if (asked !== null)
    return named.length === 2 || (named.length === 1 && inOrder && !leaves) ? timeOfTrip(asked, named, stops) : null
  // Nothing leaves the end of a line, and the other way is another table.
  const isOtherWay = inOrder && to !== undefined && stops.indexOf(to) < stops.indexOf(from)
  const isEnd = inOrder && leaves && from === stops.at(-1)
  const isStart = inOrder && !leaves && patterns.arrives.test(question.text) && from === stops[0]
  return named.length > 2 || isOtherWay || isEnd || isStart ? null : extremeOf(from, question)
}

/** The first or the last time at a stop of a timetable, or when a trip that leaves one stop at a time reaches another. */
export function timetableTime(
  index: PassageIndex,
  question: Question,
  { rows }: NarrowedTables,
  passages: readonly number[],
): TableCell | null {
  const isExtreme = patterns.last.test(question.text) !== patterns.first.test(question.text)
  const isAsked = question.kind === 'when' && (isExtreme || minutesIn(question.text) !== null)
  // A timetable need not name the day, where it holds on others too.
  const days = askedValues(question.text)
  const tokens = question.tokens.filter((token) => !days.some((day) => isWithin(token, day)))
  if (!isAsked || index.missingNameShare({ ...question, tokens }) > 0) return null
  for (const passage of passages) {
    const { text, rows: all = [] } = at(index.passages, passage)
    for (const [heads, own] of Map.groupBy(at(rows, passage), (row) => row.heads)) {
      const start = all.find((row) => row.heads === heads)?.cells[0]?.start ?? 0
      const above = `${index.passages[passage - 1]?.text ?? ''}\n${text.slice(0, start)}`
      if (!holdsOn(above, question)) continue
      for (const table of waysOf(text, own)) {
        const found = stopsOf(text, table)
        const cell = found === null ? null : timeOf(question, found.stops, found.inOrder)
        if (found === null || cell === null) continue
        const isNamed = namedStops(question, found.stops).length > 0
        const { beside: _, ...place } = cell
        return { passage, ...place, confidence: isNamed ? confidence : withoutStop }
      }
    }
  }
  return null
}
