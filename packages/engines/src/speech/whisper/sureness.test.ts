import { expect, test } from 'vitest'
import { sureness } from './sureness.ts'

test('a sure word among doubtful ones is doubtful, and a doubtful one among sure ones is less so', () => {
  const alone = sureness([0.95])[0] ?? 0
  const among = sureness([0.3, 0.2, 0.95, 0.25, 0.3])[2] ?? 1
  expect(among).toBeLessThan(alone - 0.2)
  expect(sureness([0.98, 0.98, 0.4, 0.98, 0.98])[2]).toBeGreaterThan(sureness([0.4])[0] ?? 1)
  expect(sureness([1, 0]).every((value) => value > 0 && value < 1)).toBe(true)
  expect(sureness([])).toEqual([])
})
