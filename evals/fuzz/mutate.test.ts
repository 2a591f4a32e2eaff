import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mutate } from './mutate.ts'

const file = Buffer.from('%PDF-1.4 1 0 obj << /Length 300 >> stream and so on until the end of this little file')

test('a seed makes the same changes again, and other seeds others', () => {
  expect(mutate(file, 7)).toEqual(mutate(file, 7))
  const made = new Set(Array.from({ length: 50 }, (_, seed) => Buffer.from(mutate(file, seed)).toString('hex')))
  expect(made.size).toBeGreaterThan(40)
})

test('any bytes can be changed, none at all included', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer(), (bytes, seed) => {
      expect(mutate(bytes, seed).length).toBeLessThan(5_000_000)
    }),
  )
})

test('most changes leave the beginning as it was, by which a file’s kind is told', () => {
  const long = Buffer.concat([file, Buffer.alloc(2000, 'x1')])
  const kept = Array.from({ length: 100 }, (_, seed) => mutate(long, seed)).filter(
    (made) => Buffer.from(made.subarray(0, 5)).toString() === '%PDF-',
  )
  expect(kept.length).toBeGreaterThan(80)
})
