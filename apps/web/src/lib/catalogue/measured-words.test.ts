import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { expect, test } from 'vitest'
import { inWords } from './measured-words.ts'

const measurement = (metric: string, value: number, n = 400): Measurement => ({
  dataset: 'd',
  source: 's',
  licence: 'l',
  split: 'test',
  n,
  metric,
  value,
  higherIsBetter: true,
  interval95: null,
  floor: null,
  baseline: null,
})

test.each([
  ['Header F1, micro', 0.9734, 59, 'Finds about 97 of 100 header fields'],
  ['F1 (%)', 54.37, 1369, 'Finds about 54 of 100 words of the answer'],
  ['accuracy', 0.856, 180, 'Right in 86 of 100 cases'],
  ['accuracy of seven emotions, voice alone', 0.768, 56, 'Right in 43 of 56 cases'],
  ['accuracy', 0.9996, 1000, 'Right in 99 of 100 cases'],
  ['sMAPE', 12.15, 1461, 'Off by 12 % on average'],
  ['not-a-root AUROC, all other pictures', 0.9962, 1542, 'Tells foreign inputs from its own in 99 of 100 pairs'],
  ['facts of slip and 856 that agree', 0.9982, 9442, 'Gets 99 of 100 facts right'],
  ['AUROC', 1, 105, 'Tells yes from no in 100 of 100 pairs'],
  ['AUPRC, mean of seven categories', 0.6249, 797, 'About 62 of 100 flags are right, averaged from strict to lenient'],
  ['Pearson r', 0.8514, 380, 'Follows people’s ratings closely: 0.85 of at most 1'],
  ['word error rate, PocketSphinx', 0.148, 10, 'Hears about 85 of 100 words right'],
])('%s of %d on %d is said as a person would', (metric, value, n, sentence) => {
  expect(inWords(measurement(metric, value, n))?.sentence).toBe(sentence)
})

test('a metric that has no plain words is left to the experts', () => {
  expect(inWords(measurement('log loss', 0.3))).toBeNull()
})
