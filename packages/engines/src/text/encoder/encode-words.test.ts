import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { encodeWords } from './encode-words.ts'

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, index) => sum + value * at(b, index), 0)
const likeness = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  a === undefined || b === undefined ? 0 : dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))

const words = (text: string): string[] => text.split(' ')

test('a word means what its neighbours make of it', async () => {
  const [river, money, other] = await Promise.all([
    encodeWords(words('They moored the boat at the bank of the river')),
    encodeWords(words('She paid the cheque in at the bank on Monday')),
    encodeWords(words('He opened an account with the bank downtown')),
  ])
  const bank = 6
  expect(likeness(money[7], other[bank])).toBeGreaterThan(likeness(river[7], other[bank]))
})

test('a text of many words has a vector for each, those of two readings joined', async () => {
  const many = Array.from({ length: 700 }, (_, index) => `word${index % 7}`)
  const vectors = await encodeWords(many)
  expect(vectors).toHaveLength(700)
  expect(vectors.every((vector) => vector.every(Number.isFinite) && vector.some((value) => value !== 0))).toBe(true)
})

test('no words have no vectors, and signs without a spelling have one', async () => {
  expect(await encodeWords([])).toEqual([])
  expect(await encodeWords(['\u200B', '☎'])).toHaveLength(2)
})

test('an aborted run stops', async () => {
  await expect(encodeWords(['a'], AbortSignal.abort())).rejects.toThrow('aborted')
})
