import { expect, test } from 'vitest'
import { chooseTransform } from './transform.ts'

test.each([
  ['log', [1, 20, 300]],
  ['log of one more', [0, 20, 300]],
  ['signed log', [-5, ...Array.from({ length: 20 }, (_, index) => 10 * index)]],
  ['none', [-5, 3, -2, 8]],
])('takes %s and comes back', (name, values) => {
  const transform = chooseTransform(values)
  expect(transform.name).toBe(name)
  for (const value of values) expect(transform.backward(transform.forward(value))).toBeCloseTo(value)
})
