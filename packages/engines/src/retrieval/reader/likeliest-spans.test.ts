import { expect, test } from 'vitest'
import { likeliestSpans } from './likeliest-spans.ts'

test('an answer never ends before it starts', () => {
  const [best, second] = likeliestSpans(Float32Array.of(0, 4, 2), Float32Array.of(5, 0, 3))
  expect(best).toEqual({ first: 1, last: 2, score: 7 })
  expect(second).toMatchObject({ score: 5 })
  expect(likeliestSpans(new Float32Array(0), new Float32Array(0))).toEqual([])
})
