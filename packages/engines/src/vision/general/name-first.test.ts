import { expect, test } from 'vitest'
import { nameFirst } from './name-first.ts'

const classes = [
  { label: 'Kiwi', confidence: 0.6 },
  { label: 'Orange', confidence: 0.4 },
]
const orange = { label: 'Orange', confidence: 0.8 }

test('on a picture unlike those learned from, the name of an everyday thing comes first', () => {
  const answer = nameFirst({ likeness: 'strange', belongs: 0.1, classes }, orange)
  expect(answer).toMatchObject({ likeness: 'familiar', belongs: 0.8 })
  expect(answer.classes).toEqual([orange, { label: 'Kiwi', confidence: expect.closeTo(0.2) }])
})

test('a familiar picture, and one without such a thing, is left as it is', () => {
  const familiar = { likeness: 'familiar' as const, belongs: 0.9, classes }
  expect(nameFirst(familiar, orange)).toBe(familiar)
  const far = { likeness: 'far' as const, belongs: 0.9, classes }
  expect(nameFirst(far, null)).toBe(far)
})

test('a familiar picture whose best class is a guess takes a name that is all but sure', () => {
  const unsure = {
    likeness: 'familiar' as const,
    belongs: 0.6,
    classes: [
      { label: 'papaya', confidence: 0.4 },
      { label: 'Pineapple', confidence: 0.3 },
    ],
  }
  expect(nameFirst(unsure, { label: 'Pineapple', confidence: 0.9 }).classes[0]?.label).toBe('Pineapple')
  expect(nameFirst(unsure, { label: 'Pineapple', confidence: 0.7 })).toEqual(unsure)
})
