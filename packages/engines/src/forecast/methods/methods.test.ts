import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { mape } from '../accuracy/accuracy.ts'
import { airPassengers } from '../air-passengers.test-data.ts'
import { exponentialSmoothing } from './exponential-smoothing.ts'
import { forecastByMethod } from './methods.ts'
import { mstl } from './mstl.ts'
import { removeSeasons } from './remove-seasons.ts'
import { seasonalNaive } from './seasonal-naive.ts'
import { isSeasonal } from './seasonality-test.ts'
import { theta } from './theta.ts'

const history = airPassengers.slice(0, -12)
const lastYear = airPassengers.slice(-12)

test('MSTL on logs forecasts the last year of the airline passengers within 3 %', () => {
  expect(mape(lastYear, mstl(history, [12], 12) ?? [])).toBeLessThan(3)
})

test('every method beats the seasonal naive forecast of the airline passengers (10 %)', () => {
  const forecasts = forecastByMethod(history, [12], 12)
  expect(mape(lastYear, forecasts['seasonal naive'] ?? [])).toBeCloseTo(10, -1)
  const errors = Object.entries(forecasts).map(([name, forecast]) => ({ name, error: mape(lastYear, forecast) }))
  expect(errors.filter(({ name, error }) => name !== 'seasonal naive' && error >= 7)).toEqual([])
})

test('Theta draws half of a line’s slope on from its last level', () => {
  const line = Array.from({ length: 40 }, (_, index) => 10 + 2 * index)
  const [first, , , fourth] = theta(line, 4)
  expect(first).toBeCloseTo(89, 0)
  expect((fourth ?? 0) - (first ?? 0)).toBeGreaterThan(2.9)
})

test('simple smoothing of a constant is that constant; a damped trend flattens', () => {
  expect(exponentialSmoothing([7, 7, 7, 7, 7, 7], 'simple', 2).forecast).toEqual([7, 7])
  const line = Array.from({ length: 30 }, (_, index) => 5 * index)
  const { forecast } = exponentialSmoothing(line, 'damped trend', 20)
  const steps = forecast.slice(1).map((value, index) => value - at(forecast, index))
  expect(steps[0]).toBeGreaterThan(steps.at(-1) ?? 0)
  expect(steps.at(-1)).toBeGreaterThan(0)
})

test('the seasonal naive forecast repeats the last cycle, and the last value where there is none', () => {
  expect(seasonalNaive([1, 2, 3, 4, 5, 6], 3, 4)).toEqual([4, 5, 6, 4])
  expect(seasonalNaive([1, 2], 12, 2)).toEqual([2, 2])
})

test('finds the season of the airline passengers and none in noise', () => {
  expect(isSeasonal(airPassengers, 12)).toBe(true)
  const noise = Array.from({ length: 144 }, (_, index) => 100 + ((index * 7919) % 101))
  expect(isSeasonal(noise, 12)).toBe(false)
  expect(isSeasonal(airPassengers.slice(0, 30), 12)).toBe(false)
})

test('finds a yearly cycle in two and a half years of weeks', () => {
  const weeks = Array.from(
    { length: 130 },
    (_, week) => 100 + 40 * Math.sin((2 * Math.PI * week) / 52) + ((week * 31) % 17),
  )
  expect(isSeasonal(weeks, 52)).toBe(true)
})

test('puts a season back where it belongs', () => {
  const { level, restore } = removeSeasons(history, [12])
  const flat = restore(Array.from({ length: 12 }, () => 100))
  expect(flat.indexOf(Math.max(...flat))).toBe(6)
  expect(Math.max(...level.slice(-12)) / Math.min(...level.slice(-12))).toBeLessThan(1.25)
})

test('forecasts a history with zeros and negative values without logs', () => {
  const forecasts = forecastByMethod([0, -3, 5, 0, 2, 4, -1, 0, 3, 1], [], 3)
  expect(Object.keys(forecasts)).toEqual(['seasonal naive', 'Theta', 'damped trend'])
  for (const forecast of Object.values(forecasts)) expect(forecast.every(Number.isFinite)).toBe(true)
})
