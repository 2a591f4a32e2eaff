import { expect, test } from 'vitest'
import { hueOf } from './hue.ts'

test.each([
  [[200, 10, 10], 0],
  [[200, 200, 10], 1],
  [[10, 200, 10], 2],
  [[10, 10, 200], 4],
  [[200, 10, 200], 5],
] as const)('the hue of %j is %d sixths', ([red, green, blue], sixths) => {
  expect(hueOf(red, green, blue)).toBe(sixths)
})
