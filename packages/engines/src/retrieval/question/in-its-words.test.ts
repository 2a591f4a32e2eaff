import { expect, test } from 'vitest'
import { inItsWords } from './in-its-words.ts'

const told = 'In the first quarter the mill ground 31 tonnes, in the second 28. A card for a year is €40.'

test('a quarter is asked for as the text names it', () => {
  expect(inItsWords('How much was ground in Q2?', told)).toBe('How much was ground in the second quarter?')
  expect(inItsWords('How much was ground from January to March?', told)).toBe(
    'How much was ground in the first quarter?',
  )
  expect(inItsWords('How many boats in the 3rd quarter?', 'Boats: Q2 14, Q3 19')).toBe('How many boats in Q3?')
})

test('months are no quarter of a business year of its own, nor where the text has them', () => {
  const question = 'What was sold from April to June?'
  expect(inItsWords(question, 'In the second quarter of the fiscal year 12 were sold.')).toBe(question)
  expect(inItsWords(question, 'Sold from April to June: 12, in the second half: 9, last quarter: 4.')).toBe(question)
  expect(inItsWords('Who swims from May to July?', told)).toBe('Who swims from May to July?')
})

test('an adjective of a period is asked for as that period', () => {
  expect(inItsWords('What does an annual card cost?', told)).toBe('What does a card for a year cost?')
  expect(inItsWords('What does a weekly card cost?', told)).toBe('What does a weekly card cost?')
})
