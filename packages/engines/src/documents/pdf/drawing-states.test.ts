import { expect, test } from 'vitest'
import { statesKeptBy } from './drawing-states.ts'

const keptBy = (content: string) => statesKeptBy(Buffer.from(content))

test('states are counted as they are kept and given back', () => {
  expect(keptBy('q 1 0 0 1 5 5 cm q BT ET Q Q q')).toEqual({ deepest: 2, left: 1 })
  expect(keptBy('Q Q q\nQ')).toEqual({ deepest: 1, left: 0 })
})

test('letters of a text and of a name are no operators', () => {
  expect(keptBy(String.raw`BT (q q \) q (q) q) Tj [(q) 20 (q)] TJ ET /q gs q0 Tq`)).toEqual({ deepest: 0, left: 0 })
})
