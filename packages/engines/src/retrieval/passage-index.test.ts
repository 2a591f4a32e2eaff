import { expect, test } from 'vitest'
import { PassageIndex } from './passage-index.ts'

const index = new PassageIndex([
  { page: 1, text: 'We make adhesives and sell them in forty countries.' },
  { page: 2, text: 'Consolidated statement of cash flows' },
  { page: 2, text: 'Purchases of property, plant and equipment (1,577) (1,373) (1,420)' },
  { page: 3, text: 'Our capital is our people, says the board, and spends an amount of time on training.' },
])

test('a question in an analyst’s words finds the statement that answers it', () => {
  expect(index.rankPages('What is the amount of capital expenditure?')[0]?.of).toBe(2)
  expect(index.rankPassages('What is the amount of capital expenditure?')[0]?.of).toBe(2)
})

test('rare words weigh more than frequent ones', () => {
  expect(index.rankPassages('Who sells adhesives?')[0]?.of).toBe(0)
})

test('what no passage says ranks none', () => {
  expect(index.rankPassages('zebra giraffe')).toEqual([])
})
