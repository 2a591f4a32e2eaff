import { expect, test } from 'vitest'
import { rowsOfText } from '../../forms/testing/rows-of-text.ts'
import { inOneFraction, withWholePressures } from './halves-of-pressure.ts'

const joined = (...lines: string[]) => withWholePressures(rowsOfText(lines)).map(({ text }) => text)

test('halves in rows below one another', () => {
  expect(
    joined(
      'Time          07:00    11:00    15:00',
      'Systolic      132      128      119',
      'Diastolic     84       80       71',
    ),
  ).toEqual(['Time 07:00 11:00 15:00', 'BP 132/84 128/80 119/71'])
})

test('halves in columns beside one another', () => {
  expect(
    joined(
      'Day        SYS     DIA     Pulse',
      '3 May      141     88      72',
      '4 May      136     85      70',
      'Cuff size medium',
    ),
  ).toEqual(['Day BP Pulse', '3 May 141/88 72', '4 May 136/85 70', 'Cuff size medium'])
})

test('halves named in a sentence or on a monitor, as long a text as before', () => {
  for (const said of ['SYS 127 mmHg\nDIA  81 mmHg', 'Her systolic was 127 with a diastolic of 81 today']) {
    const one = inOneFraction(said)
    expect(one).toContain('BP 127/81')
    expect(one).toHaveLength(said.length)
  }
})

test('a murmur, a range and what is no pressure stay as they are', () => {
  for (const said of [
    'soft systolic murmur 2/6, no diastolic one',
    'systolic 90-120, diastolic 60-80',
    'systolic 60, diastolic 95',
  ])
    expect(inOneFraction(said)).toBe(said)
})
