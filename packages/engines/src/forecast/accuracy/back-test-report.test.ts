import { expect, test } from 'vitest'
import { reportBackTest } from './back-test-report.ts'

const draft = { history: [40, 30, 50, 0, 40, 30, 50, 0, 40, 30, 50, 0], rounds: [], weights: {}, univariate: [] }
const round = (actual: number[], forecast: number[]) => ({
  origin: 8,
  actual,
  forecast,
  forecasts: { 'seasonal naive': actual },
})

test('a forecast of 0.4 for a closed day is a small error', () => {
  const report = reportBackTest([round([40, 30, 50, 0], [41, 29, 50, 0.4])], draft, 4)
  expect(report?.smape).toBeCloseTo((100 * 2.4) / 120)
  expect(report?.naiveSmape).toBe(0)
})

test('goods that are forecast for closed days are still an error, and without such days sMAPE stays', () => {
  expect(reportBackTest([round([40, 30, 50, 0], [40, 30, 50, 60])], draft, 4)?.smape).toBeCloseTo(50)
  expect(reportBackTest([round([100], [50])], draft, 4)?.smape).toBeCloseTo(200 / 3)
  expect(reportBackTest([round([0, 0], [1, 0])], draft, 4)?.smape).toBeCloseTo(100)
})
