import { expect, test } from 'vitest'
import { addTo, countEach, largestOf } from './tally.ts'

test('values are counted in the order in which they first occur', () => {
  expect([...countEach(['oak', 'ash', 'oak', 'elm', 'oak'])]).toEqual([
    ['oak', 3],
    ['ash', 1],
    ['elm', 1],
  ])
})

test('the characters of a text are values too, and nothing counts nothing', () => {
  expect(countEach('anna')).toEqual(
    new Map([
      ['a', 2],
      ['n', 2],
    ]),
  )
  expect(countEach([])).toEqual(new Map())
})

test('a sum starts at 0 and grows by one or by an amount', () => {
  const sums = new Map([['kept', 2]])
  addTo(sums, 'kept', 0.5)
  addTo(sums, 'new')
  expect(sums).toEqual(
    new Map([
      ['kept', 2.5],
      ['new', 1],
    ]),
  )
})

test('the largest sum is found, the first of equal ones', () => {
  expect(largestOf(countEach(['ash', 'oak', 'elm', 'oak', 'elm']))).toEqual(['oak', 2])
  expect(largestOf(new Map([['loss', -3]]))).toEqual(['loss', -3])
  expect(largestOf(new Map())).toBeNull()
})
