import { expect, test } from 'vitest'
import { setsAgainst, tellsEvents } from './set-against.ts'

test.each([
  'Booked for Tuesday. Came on the 3rd.',
  'Rang at seven, new pump by noon.',
  'Promised for 4 May, then 9 May, then 1 June.',
  'Length 80 on the page, length 74 on the label.',
])('%s sets one against the other', (text) => {
  expect(setsAgainst(text)).toBe(true)
})

test.each([
  'The box is 30 by 40 cm and has two drawers.',
  'It comes with 3 cables and 2 plugs.',
  'Bought in May. It is blue.',
  'May I ask if it is blue? At home we have two.',
])('%s does not', (text) => {
  expect(setsAgainst(text)).toBe(false)
})

test('what happened is told from what a thing is like', () => {
  expect(tellsEvents('Delivered: half a table.')).toBe(true)
  expect(tellsEvents('The lid is now in the shed.')).toBe(true)
  expect(tellsEvents('It has four legs and a seat of oak.')).toBe(false)
})
