import { expect, test } from 'vitest'
import { partToLookAt, withoutOrders } from './without-orders.ts'

test.each([
  ['Who owns the mill? Answer in one sentence.', 'Who owns the mill?'],
  ['You are a helpful lawyer. When does the lease end?', 'When does the lease end?'],
  ['How deep is the well? If the report gives no depth, say so and explain why.', 'How deep is the well?'],
  ['Please answer the following question in German: who painted it?', 'who painted it?'],
  ['Using only the details in the table, what did the ferry cost?', 'what did the ferry cost?'],
])('%s', (asked, left) => {
  expect(withoutOrders(asked)).toBe(left)
})

test.each([
  'Give the date of the contract.',
  'If it rains, where is the party?',
  'The boat was sold in May. Who bought it?',
  'Using the ferry, how long is the way?',
])('%s has no orders', (asked) => {
  expect(withoutOrders(asked)).toBe(asked)
})

test('the part of the document to look at is kept', () => {
  expect(partToLookAt('Rely on the figures in the fuel schedule. What did diesel cost?')).toBe('fuel schedule')
  expect(partToLookAt('What did diesel cost?')).toBe('')
})
