import { expect, it } from 'vitest'
import { firstLines } from './first-lines.ts'

it('takes the first values that a result names', () => {
  const lines = firstLines([
    { kind: 'notice', tone: 'good', text: 'The sums agree.' },
    {
      kind: 'fields',
      items: ['1', null, '3', '4', '5', '6'].map((value, index) => ({
        name: `f${index}`,
        label: `Field ${index}`,
        value,
        confidence: null,
        place: null,
      })),
    },
  ])
  expect(lines.map(({ value }) => value)).toEqual(['1', '3', '4', '5'])
})

it('says a forecast with the range that it will likely stay in', () => {
  const point = { date: '2025-06-30', value: 314.6, low80: 250.2, high80: 380, low95: 200, high95: 420 }
  const series = [{ name: 'Juice', history: [], forecast: [point], marks: [] }]
  expect(firstLines([{ kind: 'series', valueLabel: 'units', series }])).toEqual([
    { label: 'Juice, 2025-06-30', value: '315 (likely 250 to 380)' },
  ])
})
