import { expect, test } from 'vitest'
import { chartRows } from './chart-rows.ts'

const step = { date: '2026-03', value: 12, low80: 10, high80: 14, low95: 8, high95: 16 }
const series = (history: { date: string; value: number | null }[], forecast = [step]) =>
  chartRows({ name: 'Jars', history, forecast, marks: [] })

test('the forecast starts at the last known value, so that both lines meet', () => {
  const rows = series([
    { date: '2026-01', value: 9 },
    { date: '2026-02', value: 11 },
  ])
  expect(rows).toEqual([
    { date: '2026-01', history: 9 },
    { date: '2026-02', history: 11, forecast: 11, band80: [11, 11], band95: [11, 11] },
    { date: '2026-03', forecast: 12, band80: [10, 14], band95: [8, 16] },
  ])
})

test('after a gap it starts by itself, and without a forecast nothing is added', () => {
  expect(series([{ date: '2026-02', value: null }])[0]).toEqual({ date: '2026-02', history: null })
  expect(series([{ date: '2026-02', value: 11 }], [])).toEqual([{ date: '2026-02', history: 11 }])
})
