import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'

const rules = [{ text: 'The Lodgers shall sweep the stairs every Saturday. The bins stand in the yard.' }]

test('what one side of a contract must do is no sure answer to what the other must', async () => {
  const own = await answerQuestion(rules, 'What must the lodgers sweep every Saturday?')
  const other = await answerQuestion(rules, 'What must the landlady sweep every Saturday?')
  expect(own.answer).toMatch(/stairs/)
  expect(other.confidence).toBeLessThan(own.confidence)
  expect(other.found && other.confidence > 0.5).toBe(false)
})
