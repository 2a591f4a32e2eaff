import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { PassageIndex } from './passage-index.ts'

const passages = [
  { page: 1, text: 'We make adhesives and sell them in forty countries.' },
  { page: 2, text: 'Consolidated statement of cash flows' },
  { page: 2, text: 'Purchases of property, plant and equipment (1,577) (1,373) (1,420)' },
  { page: 3, text: 'Our capital is our people, says the board, and spends an amount of time on training.' },
]
const index = new PassageIndex(passages)

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

const missing = (question: string) => index.missingNameShare(readQuestion(question))

test('a question after a sentence is not about somebody whom no passage names', () => {
  expect(missing('My glue dried up. Can I still use it? What should I do?')).toBe(0)
  expect(missing('We asked Olga. What do the people of Petrova sell?')).toBe(1)
})

// The other texts in a batch change a sentence's score slightly.
const places = (found: readonly { of: number }[]): number[] => found.map(({ of }) => of)

test('one prepared step by step finds the same', async () => {
  const prepared = await PassageIndex.prepare(passages, {})
  const question = 'How many countries buy the adhesives?'
  expect(places(await prepared.search(question))).toEqual(places(await index.search(question)))
  expect(places(await prepared.searchPages(question))).toEqual(places(await index.searchPages(question)))
})

test('a long preparation stops when it is told to', async () => {
  const controller = new AbortController()
  const text = 'The council of the valley met in the old mill and settled who clears the snow from which road.'
  const many = Array.from({ length: 5000 }, (_, page) => ({ page, text: `${text} ${page}` }))
  const preparing = PassageIndex.prepare(many, {
    signal: controller.signal,
    progress: () => controller.abort(new Error('enough')),
  })
  await expect(preparing).rejects.toThrow('enough')
})
