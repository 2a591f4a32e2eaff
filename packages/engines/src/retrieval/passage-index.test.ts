import { expect, test } from 'vitest'
import { PassageIndex } from './passage-index.ts'

const index = new PassageIndex([
  { page: 1, text: 'We make adhesives and sell them in forty countries.' },
  { page: 2, text: 'Consolidated statement of cash flows' },
  { page: 2, text: 'Purchases of property, plant and equipment (1,577) (1,373) (1,420)' },
  { page: 3, text: 'Our capital is our people, says the board, and spends an amount of time on training.' },
])

const pageFor = async (question: string) => (await index.searchPages(question))[0]?.of
const passageFor = async (question: string) => (await index.search(question))[0]?.of

test('a question in an analyst’s words finds the statement that answers it', async () => {
  expect(await pageFor('What is the amount of capital expenditure?')).toBe(2)
  expect(await passageFor('What is the amount of capital expenditure?')).toBe(2)
})

test('rare words weigh more than frequent ones', async () => {
  expect(await passageFor('Who sells adhesives?')).toBe(0)
})

test('a question that shares no word with the passage finds it by its meaning', async () => {
  expect(await passageFor('Where are glues exported to?')).toBe(0)
})
