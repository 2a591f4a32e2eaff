import { describe, expect, test } from 'vitest'
import { lanesOf } from './pocketsphinx.ts'

const spans = (...lengths: readonly number[]) =>
  lengths.map((length, index) => ({ start: 20 * index, end: 20 * index + length }))

describe('listeners side by side', () => {
  test('share the spans out evenly and leave none out', () => {
    const lanes = lanesOf(spans(9, 3, 3, 3, 8, 2), 2)
    expect(lanes.flat().toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
    expect(lanes).toEqual([
      [0, 4],
      [1, 2, 3, 5],
    ])
  })

  test('are one for a short sound, and never more than spans', () => {
    expect(lanesOf(spans(4, 3), 4)).toEqual([[0, 1]])
    expect(lanesOf(spans(30), 4)).toEqual([[0]])
  })
})
