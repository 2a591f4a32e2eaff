import { expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { lacksAskedForm } from './asked-form.ts'
import { tellsOfAnother } from './other-than-asked.ts'
import { spelledOut } from './spelled-out.ts'

test.each([
  ['What is the tenant’s e-mail address?', 'Ola Berg', true],
  ['What is the tenant’s email?', 'ola@berg.example', false],
  ['What was written in the e-mail?', 'a farewell', false],
  ['Which phone number do I ring?', 'Mr Hay', true],
  ['Which phone number do I ring?', '(020) 7946 0018', false],
  ['Who sent the e-mail?', 'Ola Berg', false],
  ['How tall is the mast?', '64 rungs', true],
  ['How tall is the mast?', 'twenty minutes', true],
  ['How tall is the mast?', 'eighteen metres', false],
  ['How tall is the mast?', '18.2', false],
  ['How much does the crate weigh?', '40 cm', true],
  ['How much does the crate weigh?', 'about 12 kg', false],
  ['How heavy is it?', 'Mrs Lund', true],
  ['How far is the station?', 'ten minutes on foot', false],
  ['How loud is the fan at night?', 'Silent Mode', true],
  ['What is the door code?', 'changes monthly', true],
  ['What is the door code?', '4471', false],
  ['How much does the trip cost?', 'nothing', false],
])('%s %s: %s', (question, answer, expected) => {
  expect(lacksAskedForm(question, answer)).toBe(expected)
})

test('a name is no e-mail address', async () => {
  const passages = [{ text: 'Tenant: Ola Berg. The lease begins on 1 May.' }]
  expect(await answerQuestion(passages, "What is the tenant's e-mail address?")).toMatchObject({ found: false })
})

test('another office or another quarter is not what was asked for', () => {
  const sentence = 'The treasurer, Ines Rook, closed the third quarter with a loss.'
  expect(tellsOfAnother('Who is the treasurer?', sentence, '')).toBe(false)
  expect(tellsOfAnother('Who is the chairwoman?', sentence, '')).toBe(true)
  expect(tellsOfAnother('What was the result of the first quarter?', sentence, '')).toBe(true)
  expect(tellsOfAnother('What was the result of the third quarter?', sentence, '')).toBe(false)
  expect(tellsOfAnother('Who won the first prize?', sentence, '')).toBe(false)
})

test('of two that stand side by side the other one is not what was asked for', () => {
  const sentence = 'The first ferry sails at six and the last at nine.'
  expect(tellsOfAnother('When does the last ferry sail?', sentence, 'The first ferry sails at ')).toBe(true)
  expect(tellsOfAnother('When does the first ferry sail?', sentence, 'The first ferry sails at ')).toBe(false)
  expect(
    tellsOfAnother('When does the last ferry sail?', sentence, 'The first ferry sails at six and the last at '),
  ).toBe(false)
})

test('short forms are written as the text writes them', () => {
  const texts = ['Our chief executive spoke of the second quarter.']
  expect(spelledOut('What did the CEO say of Q2?', texts)).toBe(
    'What did the chief executive say of the second quarter?',
  )
  expect(spelledOut('What did the CFO say of Q4?', texts)).toBe('What did the CFO say of Q4?')
  expect(spelledOut('Who is the next CEO?', texts)).toBe('Who is the next CEO?')
})

test('who holds another office is not named', async () => {
  const passages = [{ text: 'The secretary of the rowing club is Nils Brandt. Boats are stored in the lower shed.' }]
  expect(await answerQuestion(passages, 'Who is the treasurer of the rowing club?')).toMatchObject({ found: false })
  expect(await answerQuestion(passages, 'Who is the secretary of the rowing club?')).toMatchObject({
    answer: 'Nils Brandt',
  })
})
