import { expect, test } from 'vitest'
import { confidenceOf } from './confidence.ts'

const tried = { rounds: 5, points: 20, smape: 8, naiveSmape: 14, mase: 0.7 }
const long = { historyLength: 48, band: 0.3 }

test.each([
  ['a small error, better than repeating', tried, long, 'high'],
  ['no better than repeating the last season', { ...tried, naiveSmape: 8 }, long, 'medium'],
  ['all but exact, where there is nothing to be gained', { ...tried, smape: 0.5, naiveSmape: 0.5 }, long, 'high'],
  ['a band wider than the value', tried, { ...long, band: 1.4 }, 'medium'],
  ['a band that reaches from loss to twice the sales', tried, { ...long, band: 3.6 }, 'low'],
  ['a short history', tried, { ...long, historyLength: 20 }, 'low'],
] as const)('%s', (_name, backTest, seen, confidence) => {
  expect(confidenceOf(backTest, seen)).toBe(confidence)
})
