import { expect, it } from 'vitest'
import { percent } from './percent.ts'

it('says 100 % of nothing but a certainty', () => {
  const shares = [0, 0.004, 0.5, 0.934, 0.989, 0.995, 0.9999, 1]
  expect(shares.map(percent)).toEqual(['0 %', '0 %', '50 %', '93 %', '99 %', '99 %', '99 %', '100 %'])
})
