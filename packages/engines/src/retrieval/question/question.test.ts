import { expect, test } from 'vitest'
import { readQuestion } from './question.ts'

test.each([
  ['How soon may the tenant move in?', 'when'],
  ['How late may we arrive?', 'when'],
  ['How many berths are free?', 'how-many'],
  ['How was the pier repaired?', 'how'],
  ['Am I allowed to moor overnight?', 'yes-no'],
] as const)('%s asks for: %s', (question, kind) => {
  expect(readQuestion(question).kind).toBe(kind)
})
