import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { expect, test } from 'vitest'
import { type FigureWords, figuresInWords } from './figures.ts'

const evidence = (...measurements: (Pick<Measurement, 'metric' | 'value' | 'n'> & Partial<Measurement>)[]) => ({
  model: 'a-model',
  version: 1,
  engine: 'An engine',
  date: '2026-01-01',
  command: 'script/evaluate a-model',
  measurements: measurements.map((one) => ({
    dataset: 'first',
    source: 's',
    licence: 'l',
    split: 'test',
    higherIsBetter: true,
    interval95: null,
    floor: null,
    baseline: null,
    ...one,
  })),
  failures: [],
})

test.each<[Partial<FigureWords>, number, number, string, number | null]>([
  [{}, 0.9734, 59, 'Finds 97 of 100 values', 0.9734],
  [{}, 0.9996, 1000, 'Finds 99 of 100 values', 0.9996],
  [{}, 1, 40, 'Finds 100 of 100 values', 1],
  [{ says: 'Finds about {} values' }, 1, 40, 'Finds 100 of 100 values', 1],
  [{ says: 'Finds about {} values' }, 0.99, 40, 'Finds about 99 of 100 values', 0.99],
  [{ as: 'cases' }, 0.768, 56, 'Finds 43 of 56 values', 0.768],
  [{ as: 'cases' }, 0.856, 180, 'Finds 86 of 100 values', 0.856],
  [{ as: 'cases', outOf: 100 }, 65, 20, 'Finds 13 of 20 values', 0.65],
  [{ as: 'rest' }, 0.148, 10, 'Finds 85 of 100 values', 0.852],
  [{ as: 'rest' }, 1.2, 10, 'Finds 0 of 100 values', 0],
  [{ as: 'error', outOf: 100 }, 12.15, 1461, 'Finds 12\u00a0% values', null],
])('%j of %d on %d is said as a person would', (words, value, n, sentence, share) => {
  const [figure] = figuresInWords(
    [{ metric: 'F1', says: 'Finds {} values', on: '{n} pages', ...words }],
    evidence({ metric: 'F1', value, n }),
  )
  const bar = figure?.share?.toFixed(3) ?? null
  expect([figure?.sentence, bar]).toEqual([sentence, share?.toFixed(3) ?? null])
})

test('the measurement is that of the dataset and split that are named', () => {
  const found = evidence(
    { metric: 'F1', value: 0.5, n: 1 },
    { metric: 'F1', value: 0.6, n: 2, split: 'scan' },
    { metric: 'F1', value: 0.7, n: 1234, dataset: 'second' },
  )
  const said = (words: Partial<FigureWords>) =>
    figuresInWords([{ metric: 'F1', says: '{}', on: '{n} pages', ...words }], found)[0]
  expect(said({})).toMatchObject({ sentence: '50 of 100', basis: '1 pages' })
  expect(said({ split: 'scan' })).toMatchObject({ sentence: '60 of 100' })
  expect(said({ dataset: 'second' })).toMatchObject({ sentence: '70 of 100', basis: '1,234 pages' })
  expect(() => said({ dataset: 'third' })).toThrow('evidence.json of a-model has no ‘F1’ of third')
})
