import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'
import { besideOf, lacksAskedForm } from './asked-form.ts'

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

test.each([
  ['What time does the gate open?', 'Monday 3 March', true],
  ['What time does the gate open?', '7.30', false],
  ['How much did the crew spend?', '40 kilometres', true],
  ['What would a new roof cost?', 'two thousand', false],
  ['How many lamps are there?', '60 kg', true],
  ['How many metres long is it?', '60 metres', false],
  ['What share of the harvest was lost?', 'the blight', true],
  ['What does a berth cost?', '310 kr', false],
  ['My boat sank. How much do you pay?', '21 days', true],
  ['How much notice must the tenant give?', 'three weeks', false],
  ['How many lanterns may we borrow?', 'twice', true],
  ['How many times may we borrow it?', 'twice', false],
  ['Which phone number is it?', 'oh two double seven four', false],
  ['What is the e-mail address?', 'ola at berg dot example', false],
  ['On which day do they sail?', 'on the eighteenth', false],
])('%s → %s', (question, answer, lacks) => {
  expect(lacksAskedForm(question, answer)).toBe(lacks)
})

test('a currency may stand beside the figure', () => {
  const text = 'The licence costs £ 75 per boat.'
  const place = { start: text.indexOf('75'), end: text.indexOf('75') + 2 }
  expect(lacksAskedForm('How much does the licence cost?', '75', besideOf(text, place))).toBe(false)
})

test('a price is no dose, and a count no measure in words', () => {
  expect(lacksAskedForm('How much are the capsules?', 'ten milligrams')).toBe(true)
  expect(lacksAskedForm('How much are the capsules?', 'twelve pounds')).toBe(false)
  expect(lacksAskedForm('How many capsules a day?', 'ten milligrams')).toBe(true)
  expect(lacksAskedForm('How many capsules a day?', 'two')).toBe(false)
})
