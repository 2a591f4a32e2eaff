import { expect, test } from 'vitest'
import { createRandom } from './random.ts'
import { ridge } from './ridges.ts'

test('an outline has a place for each detail, its lowest point at 0 and its highest at 1', () => {
  const heights = ridge(createRandom(4), 6, 0.5)
  expect(heights).toHaveLength(2 ** 6 + 1)
  expect(Math.min(...heights)).toBe(0)
  expect(Math.max(...heights)).toBe(1)
})

/** How far an outline goes up and down in all. */
const climbs = (roughness: number): number =>
  ridge(createRandom(4), 7, roughness).reduce(
    (sum, height, place, all) => sum + Math.abs(height - (all[place - 1] ?? height)),
    0,
  )

test('a rougher outline goes up and down more', () => {
  expect(climbs(0.8)).toBeGreaterThan(2 * climbs(0.4))
})
