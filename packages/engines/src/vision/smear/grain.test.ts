import { expect, test } from 'vitest'
import { grainOf } from './grain.ts'

const size = 48
const picture = (light: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: size * size * 3 }, (_, place) => {
    const pixel = Math.floor(place / 3)
    return light(pixel % size, Math.floor(pixel / size))
  })

test('an even cell has none, a slope neither', () => {
  expect(
    grainOf(
      picture(() => 180),
      size,
    ),
  ).toBeCloseTo(0)
  expect(
    grainOf(
      picture((x) => 120 + x),
      size,
    ),
  ).toBeCloseTo(0)
})

test('blocks raise it', () => {
  const blocks = picture((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 150 : 160))
  expect(grainOf(blocks, size)).toBeGreaterThan(10)
})

test('what is not lit does not count', () => {
  expect(
    grainOf(
      picture((x, y) => ((x + y) % 2 === 0 ? 0 : 60)),
      size,
    ),
  ).toBeNull()
})
