import { describe, expect, test } from 'vitest'
import { readEveryday } from './read-everyday.ts'

const things = { names: { '2': 'Orange' }, takenFor: [1, 2], related: [2], lookalikes: null }
const chances = (...values: number[]) => Float32Array.from(values)

test('a thing that is one of the labels is named when it is sure', () => {
  expect(readEveryday(chances(0.1, 0.1, 0.8), things)).toEqual({
    named: { label: 'Orange', confidence: expect.closeTo(0.8) },
    foreign: 0,
    isRelated: true,
    isLookalike: false,
  })
  expect(readEveryday(chances(0.3, 0.2, 0.5), things)).toEqual({
    named: null,
    foreign: 0,
    isRelated: true,
    isLookalike: false,
  })
})

test('a thing that the model has never seen makes the picture strange to it', () => {
  expect(readEveryday(chances(0.7, 0.2, 0.1), things)).toEqual({
    named: null,
    foreign: expect.closeTo(0.7),
    isRelated: false,
    isLookalike: false,
  })
  expect(readEveryday(chances(0.2, 0.7, 0.1), things)).toEqual({
    named: null,
    foreign: 0,
    isRelated: false,
    isLookalike: false,
  })
})

test('a model whose pictures were not looked at so turns nothing away for it', () => {
  expect(
    readEveryday(chances(0.9, 0.1, 0), { names: {}, takenFor: null, related: null, lookalikes: null }).foreign,
  ).toBe(0)
})

describe('what only looks like the model’s things', () => {
  const known = { names: {}, takenFor: null, related: null, lookalikes: { own: [0], other: [1, 2] } }

  test('is told by all its kinds together', () => {
    expect(readEveryday(chances(0.1, 0.3, 0.3, 0.3), known).isLookalike).toBe(true)
    expect(readEveryday(chances(0.1, 0.2, 0.2, 0.5), known).isLookalike).toBe(false)
  })

  test('is not told where the model’s own are seen too', () => {
    expect(readEveryday(chances(0.35, 0.3, 0.3, 0.05), known).isLookalike).toBe(false)
  })
})
