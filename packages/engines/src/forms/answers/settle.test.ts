import { expect, test } from 'vitest'
import { spanOf } from '../rows/search-rows.ts'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { answerOfSpan } from './form-answer.ts'
import { settle } from './settle.ts'

const candidate = (value: number, score: number) =>
  rowsOfText([String(value)])
    .slice(0, 1)
    .map((row) => answerOfSpan(value, spanOf(row, 0, row.text.length), score))

test('a sum that comes out right outweighs a better label', () => {
  const { picks } = settle(
    { net: [...candidate(90, 0.9), ...candidate(100, 0.7)], total: candidate(120, 0.9) },
    ({ net, total }) => (net !== null && total !== null && Number(total.value) - Number(net.value) === 20 ? 1 : 0),
  )
  expect(picks.net?.value).toBe(100)
})
