import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'

const club = [
  {
    text: 'In the fourth season the rowing club won 11 races. The novice coach is Lars Hede. Rut Moe steers the second eight. A seat costs 18 kroner per week.',
  },
]

test.each([
  ['How many races did the club win in the fourth season?', true],
  ['How many races did the club win in the third season?', false],
  ['Who steers the second eight?', true],
  ['Who steers the first eight?', false],
  ['What does a seat cost per week?', true],
  ['What does a seat cost per day?', false],
])('%s', async (question, found) => {
  expect((await answerQuestion(club, question)).found).toBe(found)
})

test('who asks of himself names nobody that the text would have to say', async () => {
  const [own, other] = await Promise.all(
    ['What must I pay for a seat?', 'What must we pay for a seat?'].map((question) => answerQuestion(club, question)),
  )
  expect(own).toMatchObject({ found: true })
  expect(own?.answer).toBe(other?.answer)
})
