import { describe, expect, it } from 'vitest'
import { isBesideItsLike, isLikeItsLabel } from './beside-its-like.ts'

function placeOf(text: string, answer: string): { start: number; end: number } {
  const start = text.lastIndexOf(answer)
  return { start, end: start + answer.length }
}

describe('a number in a row whose columns nobody knows', () => {
  it.each([
    ['Cabin for two €410 €530', '€410'],
    ['Cabin for two €410 €530', '€530'],
    ['Germination 82 % 91 %', '91 %'],
    ['Crates 1,204 987', '987'],
  ])('%s: %s', (text, answer) => {
    expect(isBesideItsLike(text, placeOf(text, answer))).toBe(true)
  })

  it.each([
    ['A cabin for two costs €410 in May.', '€410'],
    ['Cabin for 2 €410', '€410'],
    ['Low season: €410, high season: €530', '€410'],
    ['It was sown on 4 May 2026.', '4 May 2026'],
    ['Crates 1,204 at €3', '1,204'],
  ])('but not in %s: %s', (text, answer) => {
    expect(isBesideItsLike(text, placeOf(text, answer))).toBe(false)
  })
})

describe('a cell beside a label', () => {
  it.each([
    ['Prices\nGrown-ups €7.00\t€9.50', '€9.50', true],
    ['Moisture 12 %\t15 %', '15 %', true],
    ['Grown-ups\t€7.00\t€9.50', '€9.50', false],
    ['Platform 4\t12', '12', false],
  ])('%j: %s', (line, cell, isOne) => {
    expect(isLikeItsLabel(line, placeOf(line, cell))).toBe(isOne)
  })
})
