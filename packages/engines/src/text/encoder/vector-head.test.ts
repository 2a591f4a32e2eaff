import { expect, test } from 'vitest'
import { readVectorHead, vectorScores, writeVectorHead } from './vector-head.ts'

const head = { classes: ['a', 'b'], scales: [0.5, 2], biases: [1, 0], weights: Int8Array.from([1, 2, 3, -4, 5, 0]) }

test('a head comes back from its JSON and scores a vector', () => {
  const read = readVectorHead(JSON.parse(JSON.stringify(writeVectorHead(head))))
  expect(read).toEqual(head)
  expect(vectorScores(read, Float32Array.from([1, 1, 2]))).toEqual([0.5 * 9 + 1, 2 * 1])
})

test('weights that do not fit the classes are refused', () => {
  expect(() => readVectorHead({ ...writeVectorHead(head), classes: ['a', 'b', 'c', 'd'] })).toThrow('cannot be divided')
})
