import { expect, test } from 'vitest'
import { css, lighter, mix, paletteOf } from './palette.ts'
import { createRandom } from './random.ts'
import { plainScene } from './testing/plain-scene.ts'

test('two colours mix the short way round the wheel', () => {
  expect(mix([350, 40, 20], [10, 60, 40], 0.5)).toEqual([0, 50, 30])
  expect(mix([10, 40, 20], [350, 60, 40], 0.25)).toEqual([5, 45, 25])
})

test('no colour gets lighter than paper or darker than ink', () => {
  expect(lighter([0, 0, 90], 40)).toEqual([0, 0, 98])
  expect(lighter([0, 0, 10], -40)).toEqual([0, 0, 2])
})

test('a colour is written for a canvas', () => {
  expect(css([210, 30.26, 96], 0.5)).toBe('hsla(210.0, 30.3%, 96.0%, 0.500)')
})

/** How far the palette's nearest colour is from green, in degrees. */
const nearest = (hues: readonly number[]): number =>
  Math.min(
    ...Object.values(paletteOf(plainScene({ family: 'abstract', hues }), createRandom(3))).map(([hue]) =>
      Math.abs(((hue - 120 + 540) % 360) - 180),
    ),
  )

test('a hue that the words name is in the palette, and was not by itself', () => {
  expect(nearest([120])).toBeLessThan(20)
  expect(nearest([])).toBeGreaterThan(nearest([120]))
})
