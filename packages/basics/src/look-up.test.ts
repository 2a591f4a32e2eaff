import { expect, test } from 'vitest'
import { lookUp, lookUpIn } from './look-up.ts'

test('gives what stands under a key of a map or a record', () => {
  const key = {}
  expect(lookUp(new Map([[key, 0]]), key)).toBe(0)
  expect(lookUpIn({ slope: 0, offset: 2 }, 'slope')).toBe(0)
})

test('a key that is not there is an error', () => {
  expect(() => lookUp(new Map([['a', 1]]), 'b')).toThrow('nothing named b')
  const table: Record<string, number> = { a: 1 }
  expect(() => lookUpIn(table, 'toString')).toThrow('nothing named toString')
})
