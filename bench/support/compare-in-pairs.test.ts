import { expect, test } from 'vitest'
import { compare, differenceRow } from './compare-in-pairs.ts'

const pairs = (differences: readonly number[]) =>
  differences.map((difference, index) => ({ bare: 100 + 50 * index, served: 100 + 50 * index + difference }))

test('a load that grows during the measurement is in both sides of each pair, and not in the difference', () => {
  const { difference, bare, served } = compare(pairs([10, 12, 11, 10, 12, 11, 10, 12, 11]))
  expect(difference).toBe(11)
  expect(bare).toBe(300)
  expect(served).toBe(312)
})

test('one disturbed pair moves neither the median nor its interval', () => {
  const { difference, between } = compare(pairs([10, 12, 11, 10, 900, 11, 10, 12, -700]))
  expect(difference).toBe(11)
  expect(between).toEqual([10, 12])
})

test('the row says how sure its difference is, and the aim is held against the median', () => {
  const met = differenceRow('engine', compare(pairs([-3, 2, 14, 20, 13, 30, 16, 9, 12])))
  expect(met).toMatchObject({ result: '+13.0 ms (+2.0 to +20.0, 9 pairs)', met: true })
  expect(differenceRow('engine', compare(pairs([16, 16, 16, 16, 16, 16, 16, 16, 16])))).toMatchObject({ met: false })
})
