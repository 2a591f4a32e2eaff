import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { termInWords } from './term-in-words.ts'

function termOf(...lines: string[]) {
  const term = termInWords({ rows: rowsOfText(lines) }, { dateOrder: 'day-first' })
  return term && [term.from.value, term.to.value]
}

test.each([
  [['Your cover is for twelve months from 14 March 2026.'], '2026-03-14', '2027-03-13'],
  [['Cover: 1 Sep 2026 for 6 months'], '2026-09-01', '2027-02-28'],
  [['It begins on 2 May 2026 and covers', 'you for one year.'], '2026-05-02', '2027-05-01'],
  [['We can renew it for a year from 4', 'December 2026 if you like.'], '2026-12-04', '2027-12-03'],
  [['Der Vertrag gilt ein Jahr ab 01.07.2026.'], '2026-07-01', '2027-06-30'],
  [['The policy runs for three years from 5 June 2026.'], '2026-06-05', '2029-06-04'],
  [['Verzekerd: twaalf maanden vanaf 1 maart 2026'], '2026-03-01', '2027-02-28'],
  [['Cover for two months from 1 March 2026'], '2026-03-01', '2026-04-30'],
] as const)('%j', (lines, from, to) => {
  expect(termOf(...lines)).toEqual([from, to])
})

test('how long something took before a date is no term', () => {
  expect(termOf('We waited twelve months. Your letter of 14 March 2026 came.')).toBeNull()
  expect(termOf('Paid on 14 March 2026, thank you for two years of trust')).toBeNull()
})
