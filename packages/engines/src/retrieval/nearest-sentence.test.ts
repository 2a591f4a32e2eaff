import { expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'

const rules = [
  {
    text: 'The workshop opens at nine. Machines are switched off by whoever leaves last. Fobs must not be lent out; a spare fob is handed over by the caretaker against £9. Each user sweeps the floor once a month, and every sweep that is missed costs £4.',
  },
]

test('what is lost among its neighbours is answered from its sentence alone, as a guess', async () => {
  const { answer, confidence } = await answerQuestion(rules, 'What does an additional fob cost?')
  expect(answer).toContain('£9')
  expect(confidence).toBeLessThan(0.5)
})

test.each(['Who chairs the workshop?', 'May I bring a dog?', 'What is the yearly contribution?'])(
  '%s stays open',
  async (question) => {
    expect((await answerQuestion(rules, question)).found).toBe(false)
  },
)
