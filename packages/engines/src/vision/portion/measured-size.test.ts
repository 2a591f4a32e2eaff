import { describe, expect, test } from 'vitest'
import { lookAt } from './look-at-size.ts'
import { scaleOf } from './measured-size.ts'
import type { SizeModel } from './size-model.ts'
import { weighBySize } from './weigh-by-size.ts'

const cm = (long: number, short: number): [number, number] => [Math.log(long), Math.log(short)]

/** Two foods of two views each; spreads as they were fitted. */
const model: SizeModel = {
  spread: [
    [0.0134, 0.0068],
    [0.0068, 0.013],
  ],
  misfit: { food: 0.05, other: 0.3 },
  any: {
    mean: cm(9, 6.5),
    spread: [
      [0.18, 0.14],
      [0.14, 0.25],
    ],
  },
  looks: { egg: [cm(5.5, 4.3), cm(5.7, 4.5)], bun: [cm(9.5, 6), cm(9, 8.5)] },
}

const measured = (long: number, short: number, { deviation = 0, isFood = true } = {}) => ({
  look: cm(long, short),
  isFood,
  deviation,
})

test('a look is in centimetres, the longer side first', () => {
  const look = lookAt([0.1, 0.1, 0.2, 0.5], { width: 500, height: 250 }, 0.06)
  expect(look.map(Math.exp)).toEqual([expect.closeTo(6), expect.closeTo(3)])
})

describe('the weight by the size', () => {
  test('of a usual piece is the usual one', () => {
    expect(scaleOf(measured(5.6, 4.4), 'egg', model)?.factor).toBeCloseTo(1, 1)
  })

  test('grows with the size, less than the measured volume, for sizes are measured badly', () => {
    const larger = scaleOf(measured(6.4, 5.1), 'egg', model)
    expect(larger?.factor).toBeGreaterThan(1.05)
    expect(larger?.factor).toBeLessThan((6.4 / 5.6) ** 3)
    const [least = 0, most = 0] = larger?.range ?? []
    expect(least).toBeLessThan(larger?.factor ?? 0)
    expect(most).toBeGreaterThan(larger?.factor ?? 9)
  })

  test('leans on what is usual where the true width of a plate is only guessed', () => {
    const byCoin = scaleOf(measured(6.4, 5.1), 'egg', model)?.factor ?? 0
    const byPlate = scaleOf(measured(6.4, 5.1, { deviation: 0.12 }), 'egg', model)?.factor ?? 0
    expect(byPlate).toBeLessThan(byCoin)
    expect(byPlate).toBeGreaterThan(1)
  })

  test('is not told by a box of what is not called food', () => {
    expect(scaleOf(measured(6.4, 5.1, { isFood: false }), 'egg', model)).toBeNull()
  })

  test('of a food that was never measured is unknown', () => {
    expect(scaleOf(measured(6, 5), 'apple pie', model)).toBeNull()
  })
})

test('what is as large as a bun is sooner a bun than an egg', () => {
  const guesses = [
    { label: 'egg', confidence: 0.6 },
    { label: 'bun', confidence: 0.3 },
    { label: 'unknown', confidence: 0.1 },
  ]
  const weighed = weighBySize(guesses, measured(9.3, 6.2), model)
  expect(weighed[0]?.label).toBe('bun')
  expect(weighed.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1)
  expect(weighBySize(guesses, measured(5.6, 4.4), model)[0]?.label).toBe('egg')
  // A box of what the detector does not call food says less, but something.
  const perhaps = weighBySize(guesses, measured(9.3, 6.2, { isFood: false }), model)[0]
  expect(perhaps?.label).toBe('bun')
  expect(perhaps?.confidence).toBeLessThan(weighed[0]?.confidence ?? 0)
})
