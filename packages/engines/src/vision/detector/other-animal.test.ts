import { expect, test } from 'vitest'
import { otherAnimal } from './other-animal.ts'

test('a sure animal of another kind is one, a doubtful one is not', () => {
  expect(otherAnimal([{ label: 'sheep', confidence: 0.7 }], 'cow')).toBe(0.7)
  expect(otherAnimal([{ label: 'dog', confidence: 0.5 }], 'cow')).toBe(0)
  expect(otherAnimal([{ label: 'person', confidence: 0.9 }], 'cow')).toBe(0)
})

test('a dog beside a cow leaves it a photo of a cow', () => {
  const herd = [
    { label: 'dog', confidence: 0.8 },
    { label: 'cow', confidence: 0.5 },
  ] as const
  expect(otherAnimal(herd, 'cow')).toBe(0)
  expect(otherAnimal([{ label: 'cow', confidence: 0.9 }], 'cow')).toBe(0)
})
