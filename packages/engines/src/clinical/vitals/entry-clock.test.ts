import { expect, test } from 'vitest'
import { findVitals } from './find-vitals.ts'

const timed = (text: string) => findVitals(text).map(({ name, value, time }) => [name, value, time])

test('an entry that opens with an hour gives it to its readings', () => {
  const notes =
    '1930 restless, family present. Pulse 104, T 38.1.\n2345 sleeping and settled on the left\n0515 washed. Pulse 78, T 36.8.'
  expect(timed(notes)).toEqual([
    ['HR', 104, '1930'],
    ['temperature', 38.1, '1930'],
    ['HR', 78, '0515'],
    ['temperature', 36.8, '0515'],
  ])
})

test.each([
  // Years open lines too, and so do amounts.
  '2019 stented.\n2021 echo normal. Pulse 66.',
  '1200 ml drained.\n1500 ml given. Pulse 66.',
  '0900 seen on the round. Pulse 66.',
])('no hour is told by %j', (text) => expect(timed(text)).toEqual([['HR', 66, null]]))

test('a chat gives the hour of each message', () => {
  const chat = '[02/11/2025, 06:40:11] Ama: P 108, T 38.2\n[02/11/2025, 09:15:02] Ike: P 84, T 36.9'
  expect(timed(chat).map(([name, , time]) => [name, time])).toEqual([
    ['HR', '06:40:11'],
    ['temperature', '06:40:11'],
    ['HR', '09:15:02'],
    ['temperature', '09:15:02'],
  ])
})
