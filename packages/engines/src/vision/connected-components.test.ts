import { expect, test } from 'vitest'
import { componentsOf } from './connected-components.ts'

// Two ones that touch by a corner, and one that stands alone.
const ones = Uint8Array.from([1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0])

test('pixels that touch by a corner hang together unless corners do not count', () => {
  expect(componentsOf(ones, 4, 3)).toEqual([
    { pixels: [0, 5], left: 0, top: 0, right: 1, bottom: 1 },
    { pixels: [7], left: 3, top: 1, right: 3, bottom: 1 },
  ])
  expect(componentsOf(ones, 4, 3, { corners: false }).map(({ pixels }) => pixels)).toEqual([[0], [5], [7]])
})

test('the end of a row does not touch the start of the next', () => {
  const ends = Uint8Array.from([0, 0, 1, 1, 0, 0])
  expect(componentsOf(ends, 3, 2, { corners: false })).toHaveLength(2)
  expect(componentsOf(ends, 3, 2)).toHaveLength(2)
})
