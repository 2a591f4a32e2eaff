import { expect, it } from 'vitest'
import { succeeded } from '../../../testing/analysis.ts'
import { failure, historyOf, question, reply, turnsOf } from './turn.ts'

const answered = (output: unknown) => ({ output, blocks: [] })
const textOf = (turn: ReturnType<typeof reply>) => turn.parts[0]?.text

it('reads the answer at data and at data.data, as a string and as an object', () => {
  expect(textOf(reply(answered('plain')))).toBe('plain')
  expect(textOf(reply(answered({ answer: 'flat' })))).toBe('flat')
  expect(textOf(reply(answered({ data: { answer: 'nested', related_questions: ['a'] } })))).toBe('nested')
  expect(reply(answered({ data: { answer: 'nested', related_questions: ['a'] } })).relatedQuestions).toEqual(['a'])
  expect(textOf(reply(answered({ data: 'nested' })))).toBe('nested')
})

it('brings along what lowers the trust in it', () => {
  const notice = { kind: 'notice' as const, tone: 'warning' as const, text: 'The reader is not sure.' }
  expect(reply({ output: 'maybe', blocks: [notice] }).notices).toEqual(['The reader is not sure.'])
})

it('says so when the answer is absent', () => {
  expect(textOf(reply(answered({ answer: '' })))).toBe('No response available')
  expect(textOf(reply(answered(null)))).toBe('No response available')
  expect(turnsOf({ input: succeeded.input, ...answered({}) }).map(({ parts }) => parts[0]?.text)).toEqual([
    'Summary',
    'No summary available',
  ])
})

it('starts every failure with Error:', () => {
  expect(textOf(failure(new Error('Broken')))).toBe('Error: Broken')
  expect(textOf(failure(new Error('')))).toBe('Error: Unknown error')
})

it('sends the conversation without failures, and without its oldest turns when it is too long', () => {
  const turns = [question('one'), reply(answered('two')), failure(new Error('x')), question('three')]
  expect(JSON.parse(historyOf(turns, 10_000))).toHaveLength(3)
  const short = historyOf(turns, 60)
  expect(short.length).toBeLessThanOrEqual(60)
  expect(JSON.parse(short)).toEqual([{ role: 'user', parts: [{ text: 'three' }] }])
})

it('takes a damaged history for none', () => {
  const input = { ...succeeded.input, options: { question: 'Why?', chat_history: '{broken' } }
  expect(turnsOf({ input, ...answered('Because.') })).toHaveLength(2)
})
