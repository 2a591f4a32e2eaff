import { expect, test } from 'vitest'
import type { Word } from '../../documents/document.ts'
import { pageOfWords } from '../../documents/layout/page-of-words.ts'
import { readVitals } from './read-vitals.ts'

/** A page as a recogniser gives it: words in monospaced columns, each row falling by `slope` over the page's width. */
function pageOf(lines: readonly string[], slope = 0, spacing = 1 / 40) {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const left = 0.05 + match.index / 100
      const top = 0.05 + row * spacing + slope * left
      return { text: match[0], box: [left, top, left + match[0].length / 100, top + 0.012], confidence: 1, page: 1 }
    }),
  )
  return { pages: [pageOfWords({ number: 1, aspect: 0.7, source: 'ocr' as const, words })] }
}
const read = (lines: readonly string[], slope = 0) =>
  readVitals(pageOf(lines, slope)).map(({ name, value, time, standing }) => [name, value, time, standing])

const chart = [
  'Date        Time     Temp (F)   Pulse   Resp    BP          O2 Sat    Pain',
  '03/01/2024  08:00    98.6       76      16      132/84      97%       2/10',
  '03/01/2024  14:00    100.4      102     22      118/70      93%       5/10',
]

test.each([0, 0.012])('a chart: every cell under its heading, with day and time (slope %d)', (slope) => {
  const found = read(chart, slope)
  expect(found).toHaveLength(12)
  expect(found).toContainEqual(['BP', '132/84', '03/01/2024 08:00', 'current'])
  expect(found).toContainEqual(['temperature', 38, '03/01/2024 14:00', 'current'])
  expect(found).toContainEqual(['pain', 5, '03/01/2024 14:00', 'current'])
})

test('a table with a column for each visit: the previous one is told apart, the normal range is nothing', () => {
  const found = read([
    'Parameter          Today        Previous     Normal range',
    'Blood pressure     142/90       150/95       90-129',
    'Heart rate         76           82           60-100',
  ])
  expect(found.map(([name, value, , standing]) => [name, value, standing])).toEqual([
    ['BP', '142/90', 'current'],
    ['BP', '150/95', 'earlier'],
    ['HR', 76, 'current'],
    ['HR', 82, 'earlier'],
  ])
})

test('a form: label and value apart on one row', () => {
  expect(
    read(['Blood pressure:          120/80 mmHg', 'Weight:                  180 lbs']).map(([name, value]) => [
      name,
      value,
    ]),
  ).toEqual([
    ['BP', '120/80'],
    ['weight', 81.6],
  ])
})

test('prose that begins with a vital sign is no table', () => {
  expect(
    read(['Seen on 4 March and 11 March', 'weight 64.2 kg, height 1.61 m and she has eaten well for 3 days']).map(
      ([name, value]) => [name, value],
    ),
  ).toEqual([
    ['weight', 64.2],
    ['height', 161],
  ])
})

test('a line of several signs is no row of the first', () => {
  const lines = ['Seen on 03/04/2026 at 10:00 and on 05/04/2026', 'Pulse 64, temp 36.6, height 171 cm']
  expect(read(lines).filter(([name]) => name === 'HR')).toEqual([['HR', 64, null, 'current']])
})

test('dates on a line about the person head no columns, and ounces are no reading of their own', () => {
  const found = read([
    'Name: Theo Marchetti   DOB 05/11/2021   Visit 09/30/2025',
    'Pulse                  104 bpm',
    'Weight                 37 lb 4 oz (55th percentile)',
  ])
  expect(found.map(([name, , time]) => [name, time])).toEqual([
    ['HR', null],
    ['weight', null],
  ])
})

test('a row of pressures named RR as in Germany is none of breaths', () => {
  const found = read([
    '            3.2.2025     4.2.2025',
    'RR (mmHg)   145/85       128/76',
    'Puls        88           72',
  ])
  expect(found.map(([name, value]) => [name, value])).toEqual([
    ['BP', '145/85'],
    ['BP', '128/76'],
    ['HR', 88],
    ['HR', 72],
  ])
})

test('a reading that runs over two lines does not swallow the next one', () => {
  const page = pageOf(
    [
      'Seen at home in the afternoon, in good spirits and without complaints. Her weight last',
      'month 71 kg, today 69.5. The wound is dry, the dressing was changed, she eats well and',
      'sleeps through.',
    ],
    0,
    1 / 64,
  )
  const found = readVitals(page).map(({ name, value, standing }) => [name, value, standing])
  expect(found).toEqual([
    ['weight', 71, 'earlier'],
    ['weight', 69.5, 'current'],
  ])
})

test('the scale in a row’s name is no reading', () => {
  const found = read([
    'Time             07:30    11:30    15:30',
    'Pulse            96       90       82',
    'Pain (0-10)      7        4        3',
  ])
  expect(found.filter(([name]) => name === 'pain').map(([, value, time]) => [value, time])).toEqual([
    [7, '07:30'],
    [4, '11:30'],
    [3, '15:30'],
  ])
})

test.each([
  ['Before', 'After'],
  ['Pre', 'Post'],
  ['Start', 'End'],
])('a sheet of a treatment: what was measured %s it is not of now', (before, after) => {
  const found = read([
    `                    ${before.padEnd(14)}${after}`,
    'Blood pressure      150/86        126/70',
    'Pulse               90            74',
    'Weight kg           71.3          69.0',
  ])
  expect(found.filter(([, , , standing]) => standing === 'current').map(([name, value]) => [name, value])).toEqual([
    ['BP', '126/70'],
    ['HR', 74],
    ['weight', 69],
  ])
})

test('what was measured after a walk is not of now', () => {
  const found = read([
    '                    At rest         After the walk',
    'Pulse               70              118',
    'Saturation          96              89',
  ])
  expect(found.filter(([, , , standing]) => standing === 'current').map(([name, value]) => [name, value])).toEqual([
    ['HR', 70],
    ['SpO2', 96],
  ])
})

test('nothing is sure in a note about an animal', () => {
  const vitals = readVitals(
    pageOf(['Veterinary clinic. Breed: beagle, 5 years, spayed.', 'HR 104, temp 38.7, weight 11.4 kg']),
  )
  expect(vitals.length).toBeGreaterThan(0)
  expect(vitals.every(({ confidence }) => confidence < 0.5)).toBe(true)
})

test('a chart whose hours have no colons, and a scale without brackets', () => {
  const found = read([
    'Night shift  2200   0200   0600',
    'Pulse        104    96     88',
    'Pain 0-10    6      4      1',
  ])
  expect(found.filter(([name]) => name === 'HR').map(([, value, time]) => [value, time])).toEqual([
    [104, '2200'],
    [96, '0200'],
    [88, '0600'],
  ])
  expect(found.filter(([name]) => name === 'pain').map(([, value]) => value)).toEqual([6, 4, 1])
})

test('a column headed as one of hours gives them without a colon', () => {
  const found = read(['Hour   Pulse  BP       Sats', '0905   99     151/90   93', '0950   80     137/82   97'])
  expect(found).toContainEqual(['HR', 99, '0905', 'current'])
  expect(found).toContainEqual(['BP', '137/82', '0950', 'current'])
})
