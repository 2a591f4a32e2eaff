import { expect, test } from 'vitest'
import { mape, smape } from './accuracy/accuracy.ts'
import { airPassengers } from './air-passengers.test-data.ts'
import { forecastPanel } from './forecast-panel.ts'
import type { Panel, PanelSeries } from './panel.ts'

const single = (values: readonly number[], seasonLengths: readonly number[]): Panel => ({
  series: [{ name: 'one', keys: [], start: 0, values, drivers: [] }],
  driverNames: [],
  seasonLengths,
  placeInYear: null,
})

test('the combination forecasts the airline passengers within 4 %, eleven of twelve months inside the 95 % band', async () => {
  const [forecast] = await forecastPanel(single(airPassengers.slice(0, -12), [12]), { horizon: 12 })
  const steps = forecast?.steps ?? []
  const actual = airPassengers.slice(-12)
  expect(
    mape(
      actual,
      steps.map((step) => step.value),
    ),
  ).toBeLessThan(4)
  const inside = actual.filter(
    (value, step) => value >= (steps[step]?.low95 ?? Number.NaN) && value <= (steps[step]?.high95 ?? 0),
  )
  // March 1960 is the one value that every method misses.
  expect(inside.length).toBeGreaterThanOrEqual(11)
  expect(forecast?.backTest?.smape).toBeLessThan(forecast?.backTest?.naiveSmape ?? 0)
})

test('bands lie in order and widen', async () => {
  const [forecast] = await forecastPanel(single(airPassengers, [12]), { horizon: 24 })
  for (const { value, low80, high80, low95, high95 } of forecast?.steps ?? []) {
    expect([low95, low80, value, high80, high95]).toEqual(
      [low95, low80, value, high80, high95].toSorted((a, b) => a - b),
    )
  }
  const width = (step: number) => Math.log((forecast?.steps[step]?.high95 ?? 0) / (forecast?.steps[step]?.low95 ?? 1))
  expect(width(23)).toBeGreaterThan(width(0))
})

/** Units triple in a promotion; the last of the three coming weeks has one. */
function promotions(knownAhead: boolean, count = 4): Panel {
  const series = Array.from({ length: count }, (_, index): PanelSeries => {
    const promoted = (step: number) => (step === 102 || (step * 5 + index * 3) % 11 === 0 ? 1 : 0)
    const noise = (step: number) => 1 + (((step * 37 + index * 101) % 21) - 10) / 100
    const units = (step: number) => Math.round((50 + 20 * index) * noise(step) * (promoted(step) === 1 ? 3 : 1))
    return {
      name: `item ${index}`,
      keys: [`item ${index}`],
      start: 0,
      values: Array.from({ length: 100 }, (_, step) => units(step)),
      drivers: [Array.from({ length: knownAhead ? 103 : 100 }, (_, step) => promoted(step))],
    }
  })
  return { series, driverNames: ['promotion'], seasonLengths: [], placeInYear: null }
}

test('answers the same twice', async () => {
  const panel = promotions(true)
  expect(await forecastPanel(panel, { horizon: 3 })).toEqual(await forecastPanel(panel, { horizon: 3 }))
})

const promotedWeek = [50, 70, 90, 110].map((level) => 3 * level)

test('knows a coming promotion when the drivers are given ahead, and not when they are not', async () => {
  const known = await forecastPanel(promotions(true), { horizon: 3 })
  const unknown = await forecastPanel(promotions(false), { horizon: 3 })
  const third = (forecasts: Awaited<typeof known>) => forecasts.map((forecast) => forecast.steps[2]?.value ?? 0)
  expect(smape(promotedWeek, third(known))).toBeLessThan(15)
  expect(smape(promotedWeek, third(unknown))).toBeGreaterThan(40)
})

test('learns from many series together with trees', async () => {
  const panel = promotions(true, 20)
  const forecasts = await forecastPanel(panel, { horizon: 3 })
  const errors = forecasts.map((forecast) => forecast.backTest?.smape ?? 100)
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(14)
  expect(forecasts[0]?.methods[0]?.name).toBe('pooled regression')
})

test('answers a constant, an intermittent and a very short history with finite numbers', async () => {
  const histories = [
    Array.from({ length: 20 }, () => 5),
    Array.from({ length: 30 }, (_, step) => (step % 4 === 0 ? 3 : 0)),
    [3, 5, 4, 6, 5, 7, 6, 8],
  ]
  for (const history of histories) {
    const [forecast] = await forecastPanel(single(history, []), { horizon: 6 })
    for (const step of forecast?.steps ?? []) {
      expect(Object.values(step).every(Number.isFinite)).toBe(true)
      expect(step.low95).toBeGreaterThanOrEqual(0)
    }
  }
})

test('stops when it is told to', async () => {
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(forecastPanel(single(airPassengers, [12]), { horizon: 1, signal })).rejects.toThrow('enough')
})

test('tells how far it is while it learns from all series at once, and can be stopped there', async () => {
  const controller = new AbortController()
  const report = (fraction: number) => {
    if (fraction > 0.5 && fraction < 0.72) controller.abort(new Error('enough'))
  }
  const options = { horizon: 3, signal: controller.signal, report }
  await expect(forecastPanel(promotions(true, 30), options)).rejects.toThrow('enough')
})

test('forecasts many series with a few returns among their sales', async () => {
  const panel = promotions(true, 12)
  const series = panel.series.map((one) => ({
    ...one,
    values: one.values.map((value, step) => (step === 50 ? -20 : value)),
  }))
  const forecasts = await forecastPanel({ ...panel, series }, { horizon: 3 })
  for (const [index, forecast] of forecasts.entries()) {
    const level = 50 + 20 * index
    expect(forecast.steps[1]?.value).toBeGreaterThan(0.6 * level)
    expect(forecast.steps[1]?.value).toBeLessThan(4 * level)
  }
})
