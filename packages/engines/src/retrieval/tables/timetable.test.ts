import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { PassageIndex } from '../search/passage-index.ts'
import { narrowTables } from './narrowed-tables.ts'
import { passageOfRows } from './testing/passage-of-rows.ts'
import { timetableTime } from './timetable.ts'

const tram = passageOfRows([
  ['Stop', '', '', ''],
  ['Weavers Green', '5:48', '9:20', '21:05'],
  ['Hospital', '6:02', '–', '21:19'],
  ['Dell Park', '6:15', '9:46', '21:32'],
])
const boat = passageOfRows([
  ['From Orne', 'From the fort'],
  ['8:10', '8:50'],
  ['17:30', '18:05'],
  ['22:40 (Sat)', '23:15 (Sat)'],
])

function timeOf(table: typeof tram, question: string, above = ''): string | null {
  const index = new PassageIndex([{ text: above, page: 1 }, table])
  const asked = readQuestion(question)
  return timetableTime(index, asked, narrowTables(index.passages, asked), [1])?.text ?? null
}

test.each([
  ['When does the last tram leave the Hospital?', '21:19'],
  ['What time is the first tram from Weavers Green?', '5:48'],
  ['When does the last tram arrive at Dell Park?', '21:32'],
  ['What time does the 9:20 from Weavers Green reach Dell Park?', '9:46'],
  ['What time does the 9:20 from Weavers Green reach the Hospital?', null],
  ['When does the last tram leave Dell Park?', null],
  ['When is the last tram from Dell Park to Weavers Green?', null],
  ['When does the last tram leave the Zoo?', null],
  ['When does the tram leave the Hospital?', null],
])('%s %s', (question, wanted) => {
  expect(timeOf(tram, question)).toBe(wanted)
})

test('both ways of a line may stand under one another', () => {
  const cable = passageOfRows(
    [
      ['Valley', '8:00', '12:00', '16:00'],
      ['Ridge', '8:20', '12:20', '16:20'],
      ['Ridge', '8:40', '12:40', '16:40'],
      ['Valley', '9:00', '13:00', '17:00'],
    ],
    { isHeaded: false },
  )
  expect(timeOf(cable, 'When does the last car leave the Valley?')).toBe('16:00')
  expect(timeOf(cable, 'When does the last car leave the Ridge?')).toBe('16:40')
  expect(timeOf(cable, 'When does the last car arrive at the Valley?')).toBe('17:00')
})

test('a time for some days is none of the others', () => {
  expect(timeOf(boat, 'When is the last boat from the fort on a Monday?')).toBe('18:05')
  expect(timeOf(boat, 'When is the last boat from the fort on Saturday?')).toBe('23:15 (Sat)')
})

test('a timetable for other days tells nothing', () => {
  const question = 'When does the last tram leave the Hospital on Sunday?'
  expect(timeOf(tram, question, 'Line 4, Monday to Saturday')).toBeNull()
  expect(timeOf(tram, question, 'Line 4, daily')).toBe('21:19')
})

test('trips may be numbered above their times', () => {
  const numbered = passageOfRows([
    ['Course', '1', '2', '3'],
    ['Quay', '6:10', '9:35', '19:20'],
    ['Tower', '6:25', '9:52', '19:36'],
  ])
  expect(timeOf(numbered, 'When does the last bus leave the Quay?')).toBe('19:20')
  expect(timeOf(numbered, 'When does the first bus reach the Tower?')).toBe('6:25')
  expect(timeOf(numbered, 'When does the 9:35 reach the Tower?')).toBe('9:52')
})

test('each row may be a trip, with the days on which it runs', () => {
  const coach = passageOfRows([
    ['No.', 'Departure Ulm', 'Arrival Linz', 'Runs'],
    ['1', '5:40', '9:15', 'Mon–Fri'],
    ['2', '10:05', '13:40', 'daily'],
    ['3', '15:30', '19:05', 'daily except Sat'],
    ['4', '20:45', '0:20', 'Fri and Sun'],
  ])
  expect(timeOf(coach, 'When is the last coach on a Saturday?')).toBe('10:05')
  expect(timeOf(coach, 'When is the last coach on Monday?')).toBe('15:30')
  expect(timeOf(coach, 'When does the first coach leave Ulm on Sunday?')).toBe('10:05')
  expect(timeOf(coach, 'When does the 15:30 arrive in Linz?')).toBe('19:05')
})

test('lines may be called by letters where the headings say where they begin and end', () => {
  const shuttle = passageOfRows([
    ['Line', 'Leaves campus', 'Reaches Orlen', 'Days'],
    ['A', '11:50', '12:20', 'Wed'],
    ['B', '14:20', '14:55', 'Mon, Tue, Fri'],
    ['C', '17:05', '17:40', 'Mon to Thu'],
  ])
  expect(timeOf(shuttle, 'When is the last shuttle on Friday?')).toBe('14:20')
  expect(timeOf(shuttle, 'When is the last shuttle from campus on Tuesday?')).toBe('17:05')
})

test('of two tables on a page each holds on the days above it', () => {
  const lines = [
    'Monday to Friday',
    'Run\t1\t2\t3',
    'Lock\t7:10\t12:40\t18:20',
    'Weir\t7:25\t12:55\t18:35',
    'Saturday',
    'Run\t1\t2',
    'Lock\t9:15\t15:45',
    'Weir\t9:30\t16:00',
  ]
  const text = lines.join('\n')
  const [week, saturday] = [lines[1], lines[5]].map((line = '') => line.split('\t'))
  const rowAt = (line: number, heads: readonly string[] = []) => {
    let start = lines.slice(0, line).join('\n').length + 1
    const cells = (lines[line] ?? '').split('\t').map((cell) => {
      const place = { start, end: start + cell.length }
      start = place.end + 1
      return place
    })
    return { cells, heads }
  }
  const rows = [rowAt(2, week), rowAt(3, week), rowAt(6, saturday), rowAt(7, saturday)]
  const boats = { text, page: 1, rows }
  expect(timeOf(boats, 'When does the last boat leave the Lock on a Saturday?')).toBe('15:45')
  expect(timeOf(boats, 'When does the last boat leave the Lock on a Tuesday?')).toBe('18:20')
  expect(timeOf(boats, 'When does the first boat reach the Weir on Saturday?')).toBe('9:30')
})
