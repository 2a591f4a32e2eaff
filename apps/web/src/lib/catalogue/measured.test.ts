import { expect, it } from 'vitest'
import { measuredValue } from './measured.ts'

it('says 100 % only of what was measured without a fault', () => {
  const words = [0.934, 0.99949, 0.9996, 1].map((value) => measuredValue({ metric: 'accuracy', value }))
  expect(words).toEqual(['93.4\u00a0%', '99.9\u00a0%', '99.9\u00a0%', '100.0\u00a0%'])
})

it('leaves what is no share as it is', () => {
  expect(measuredValue({ metric: 'sMAPE', value: 12.24 })).toBe('12.2\u00a0%')
  expect(measuredValue({ metric: 'mean absolute error', value: 0.12345 })).toBe('0.123')
})
