import { expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { lacksAskedForm } from './asked-form.ts'

test.each([
  ['What is the tenant’s e-mail address?', 'Ola Berg', true],
  ['What is the tenant’s email?', 'ola@berg.example', false],
  ['What was written in the e-mail?', 'a farewell', false],
  ['Which phone number do I ring?', 'Mr Hay', true],
  ['Which phone number do I ring?', '(020) 7946 0018', false],
  ['Who sent the e-mail?', 'Ola Berg', false],
])('%s %s: %s', (question, answer, expected) => {
  expect(lacksAskedForm(question, answer)).toBe(expected)
})

test('a name is no e-mail address', async () => {
  const passages = [{ text: 'Tenant: Ola Berg. The lease begins on 1 May.' }]
  expect(await answerQuestion(passages, "What is the tenant's e-mail address?")).toMatchObject({ found: false })
})
