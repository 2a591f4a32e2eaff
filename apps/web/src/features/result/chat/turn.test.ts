import { expect, it } from 'vitest'
import { succeeded } from '../../../testing/analysis.ts'
import { failure, historyOf, question, reply, turnsOf } from './turn.ts'

const textOf = (turn: ReturnType<typeof reply>) => turn.parts[0]?.text

it('reads the answer at data and at data.data, as a string and as an object', () => {
  expect(textOf(reply('plain'))).toBe('plain')
  expect(textOf(reply({ answer: 'flat' }))).toBe('flat')
  expect(textOf(reply({ data: { answer: 'nested', related_questions: ['a'] } }))).toBe('nested')
  expect(reply({ data: { answer: 'nested', related_questions: ['a'] } }).relatedQuestions).toEqual(['a'])
  expect(textOf(reply({ data: 'nested' }))).toBe('nested')
})

it('says so when the answer is absent', () => {
  expect(textOf(reply({ answer: '' }))).toBe('No response available')
  expect(textOf(reply(null))).toBe('No response available')
  expect(turnsOf({ input: succeeded.input, output: {} }).map(({ parts }) => parts[0]?.text)).toEqual([
    'Summary',
    'No summary available',
  ])
})

it('starts every failure with Error:', () => {
  expect(textOf(failure(new Error('Broken')))).toBe('Error: Broken')
  expect(textOf(failure(new Error('')))).toBe('Error: Unknown error')
})

it('sends the conversation without failures, and without its oldest turns when it is too long', () => {
  const turns = [question('one'), reply('two'), failure(new Error('x')), question('three')]
  expect(JSON.parse(historyOf(turns, 10_000))).toHaveLength(3)
  const short = historyOf(turns, 60)
  expect(short.length).toBeLessThanOrEqual(60)
  expect(JSON.parse(short)).toEqual([{ role: 'user', parts: [{ text: 'three' }] }])
})

it('takes a damaged history for none', () => {
  const input = { ...succeeded.input, options: { question: 'Why?', chat_history: '{broken' } }
  expect(turnsOf({ input, output: 'Because.' })).toHaveLength(2)
})
