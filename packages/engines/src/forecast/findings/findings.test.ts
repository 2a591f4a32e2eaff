import { expect, test } from 'vitest'
import { airPassengers } from '../air-passengers.test-data.ts'
import { changepoints } from './changepoints.ts'
import { outliers } from './outliers.ts'
import { seasonStrength } from './season-strength.ts'
import { stockAdvice } from './stock-advice.ts'

const wave = (step: number) => 100 + 5 * Math.sin(step * 1.7) + ((step * 13) % 7)

test('finds one spike and no other outlier', () => {
  const history = Array.from({ length: 80 }, (_, step) => (step === 40 ? 320 : wave(step)))
  expect(outliers(history, history, [])).toMatchObject([{ step: 40, value: 320 }])
  expect(outliers(airPassengers, airPassengers, [12])).toEqual([])
})

test('does not call a filled gap an outlier', () => {
  const history = Array.from({ length: 80 }, (_, step) => (step === 40 ? 320 : wave(step)))
  const observed = history.map((value, step) => (step === 40 ? Number.NaN : value))
  expect(outliers(history, observed, [])).toEqual([])
})

test('finds a lasting rise and its size, and none in a steady trend', () => {
  const rising = Array.from({ length: 100 }, (_, step) => wave(step) * (step >= 60 ? 1.5 : 1))
  const [change, ...others] = changepoints(rising, [])
  expect(others).toEqual([])
  expect(Math.abs((change?.step ?? 0) - 60)).toBeLessThanOrEqual(1)
  expect(change?.change).toBeGreaterThan(0.4)
  expect(change?.change).toBeLessThan(0.6)
  const trend = Array.from({ length: 100 }, (_, step) => wave(step) * (1 + step / 100))
  expect(changepoints(trend, [])).toEqual([])
})

test('the airline passengers have a strong season with its peak in July', () => {
  const [season] = seasonStrength(airPassengers, [12])
  expect(season?.strength).toBeGreaterThan(0.9)
  expect(season?.peak).toBe(6)
})

test('safety stock is the normal quantile times the error over the lead time', () => {
  const step = { value: 100, low80: 100 - 12.816, high80: 112.816, low95: 80, high95: 120 }
  expect(stockAdvice([step], 1, 0.95).safetyStock).toBeCloseTo(16.45, 1)
  const two = stockAdvice([step, step], 2, 0.95)
  expect(two.leadTimeDemand).toBe(200)
  // Independent errors would give 16.45·√2 = 23.3, errors that move together 32.9.
  expect(two.safetyStock).toBeGreaterThan(23.3)
  expect(two.safetyStock).toBeLessThan(32.9)
  expect(two.reorderPoint).toBeCloseTo(200 + two.safetyStock)
})
