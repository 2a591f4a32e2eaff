import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { dateOrderOf, datesOf, pastCentury } from './dates.ts'

const read = (text: string, order: 'day-first' | 'month-first' = 'day-first') =>
  rowsOfText([text]).flatMap((row) => datesOf(row, order).map(({ value }) => value))

test.each([
  ['vom 05.06.2018', '2018-06-05'],
  ['2020-11-21', '2020-11-21'],
  ['2016/05/01 14:11:20', '2016-05-01'],
  ['30-04-18', '2018-04-30'],
  ['11. März 2014', '2014-03-11'],
  ['3 août 2021', '2021-08-03'],
  ['14 March 2024', '2024-03-14'],
  ['March 5, 2018', '2018-03-05'],
  ['04 JAN 2017', '2017-01-04'],
  ['12/25/2024', '2024-12-25'],
  ['令和元年12月1日', '2019-12-01'],
  ['平成 30 年 4 月 9 日', '2018-04-09'],
])('%s', (text, value) => {
  expect(read(text)).toEqual([value])
})

test('month first where the document proves it', () => {
  const rows = rowsOfText(['Invoice date 03/04/2024', 'Due 03/25/2024'])
  expect(dateOrderOf(rows)).toBe('month-first')
  expect(read('03/04/2024', 'month-first')).toEqual(['2024-03-04'])
})

test('what cannot be a date is none', () => {
  expect(read('31.02.2018')).toEqual([])
  expect(read('1.234,56')).toEqual([])
  expect(read('192.168.10.12')).toEqual([])
})

test.each(['03/02/2026- 02/02/2027', '03/02/2026-02/02/2027', '03.02.2026 -02.02.2027'])(
  'a dash that touches a date parts it from the next: %s',
  (text) => {
    const dates = rowsOfText([text]).flatMap((row) => datesOf(row, 'day-first'))
    expect(dates.map(({ value }) => value)).toEqual(['2026-02-03', '2027-02-02'])
  },
)

test.each([
  ['DOB 11/23/1938', '1938-11-23'],
  ['geb. 3. Februar 1929', '1929-02-03'],
  ['born 1941-06-30', '1941-06-30'],
])('the old have birthdays too: %s', (text, value) => {
  expect(read(text)).toEqual([value])
})

test('years before any living person was born are parts of codes', () => {
  expect(read('ref. 12/05/1066')).toEqual([])
})

test('a birthday with a year of two figures lies before the bill', () => {
  expect(pastCentury('2044-12-04', '04/12/44', ['2026-03-01', '2026-02-11'])).toBe('1944-12-04')
  expect(pastCentury('2019-05-12', '12.05.19', ['2026-03-01'])).toBe('2019-05-12')
  expect(pastCentury('2044-12-04', '04/12/2044', ['2026-03-01'])).toBe('2044-12-04')
  expect(pastCentury('2044-12-04', '04/12/44', [])).toBe('2044-12-04')
})

test('a time before a date does not hide it', () => {
  expect(read('Cover: from 00:01 hrs 14-Aug-2026 to midnight of 13-Aug-2027')).toEqual(['2026-08-14', '2027-08-13'])
  expect(read('Send 40.50 before 9 June 2026')).toEqual(['2026-06-09'])
})

test('a sort code is no date', () => {
  expect(read('Pay 08-11-29 44120078 please')).toEqual([])
  expect(read('Sort code 08-11-29, account 44120078')).toEqual([])
  expect(read('Delivered 08-11-29')).toEqual(['2029-11-08'])
})
