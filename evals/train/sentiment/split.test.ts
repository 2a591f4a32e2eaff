import { expect, test } from 'vitest'
import type { SentimentRow, SentimentSet } from './rows.ts'
import { placeRows } from './split.ts'

const row = (set: SentimentSet, text: string): SentimentRow => ({ set, text, kind: 'sign', target: 1 })
const numbered = (set: SentimentSet) =>
  Array.from({ length: 200 }, (_, index) => row(set, `Review ${index} of ${set} says thing ${index * 7}`))

test('one fifth is validation, and the same rows each time', () => {
  const rows = numbered('customer-reviews')
  const parts = placeRows(rows).map(({ part }) => part)
  const held = parts.filter((part) => part === 'validation').length
  expect(held).toBeGreaterThan(20)
  expect(held).toBeLessThan(60)
  expect(placeRows(rows.toReversed()).map(({ part }) => part)).toEqual(parts.toReversed())
})

test('rows that share six words are in one part, across sets', () => {
  for (let index = 0; index < 50; index++) {
    const [left, right] = placeRows([
      row('customer-reviews', `number ${index} the battery of this one lasts for ages`),
      row('vader-amazonReviewSnippets', `Well, number ${index} the battery of this one`),
    ])
    expect(left?.part).toBe(right?.part)
  }
})

test('SST-2 keeps its own split, and film reviews outside its training part are not trained on', () => {
  const [train, dev, inTrain, unknown] = placeRows([
    row('sst2-train', 'a stirring , funny and finally transporting tale'),
    row('sst2-dev', 'one long string of cliches and nothing else'),
    row('vader-movieReviewSnippets', 'A stirring, funny and finally transporting tale.'),
    row('vader-movieReviewSnippets', 'A film that nobody has seen so far.'),
  ])
  expect([train?.part, dev?.part, inTrain?.part, unknown?.part]).toEqual(['train', 'validation', 'train', 'unused'])
})

test('a tenth is kept to weigh on, the same for rows that share text', () => {
  const kept = placeRows(numbered('sst2-train')).filter(({ toWeighOn }) => toWeighOn).length
  expect(kept).toBeGreaterThan(5)
  expect(kept).toBeLessThan(40)
  for (let index = 0; index < 50; index++) {
    const [left, right] = placeRows([
      row('sst2-train', `tale ${index} is a stirring and funny tale of two brothers`),
      row('vader-movieReviewSnippets', `Tale ${index} is a stirring and funny tale!`),
    ])
    expect(left?.toWeighOn).toBe(right?.toWeighOn)
  }
})
