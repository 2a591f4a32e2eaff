import { expect, test } from 'vitest'
import { DisjointSets } from './disjoint-sets.ts'

test('indices are in one group with all that any of them was joined with', () => {
  const sets = new DisjointSets(6)
  sets.join(1, 0)
  sets.join(3, 2)
  sets.join(2, 1)
  expect([0, 1, 2, 3, 4, 5].map((index) => sets.rootOf(index))).toEqual([0, 0, 0, 0, 4, 5])
})

test('an index that there is none of is an error', () => {
  expect(() => new DisjointSets(2).rootOf(2)).toThrow('2')
})
