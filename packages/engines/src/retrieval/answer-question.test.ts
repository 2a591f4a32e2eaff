import { expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'

const transcript = [
  { text: 'Good morning, this is Lena from the service desk. How can I help you?' },
  { text: 'Hello, my washing machine stopped on Tuesday. The model is a Brisk 400 and I bought it in Hamburg.' },
  { text: 'I can send a technician on Friday between nine and eleven. The visit costs 45 euros.' },
]

test('answers from plain passages, with the sentence and its place', async () => {
  const { answer, found, citations } = await answerQuestion(transcript, 'How much does the visit cost?')
  expect(found).toBe(true)
  expect(answer).toBe('45 euros')
  const [citation] = citations
  expect(citation).toMatchObject({ passage: 2, quote: 'The visit costs 45 euros.' })
  expect(transcript[2]?.text.slice(citation?.start, citation?.end)).toBe(citation?.quote)
})

test('leaves a question open that the passages do not answer', async () => {
  expect(await answerQuestion(transcript, 'Which university did the president attend?')).toMatchObject({
    answer: null,
    found: false,
  })
})

test('a follow-up is understood by what was asked before', async () => {
  const passages = [
    { text: 'The Alder bridge was built in 1904. It is 212 metres long and was designed by Maria Kost.' },
    { text: 'The Birch bridge was built in 1951. It is 98 metres long and was designed by Peter Lund.' },
  ]
  const history = [
    { role: 'user', text: 'When was the Birch bridge built?' },
    { role: 'assistant', text: '1951' },
  ] as const
  const { answer } = await answerQuestion(passages, 'Who designed it?', { history })
  expect(answer).toBe('Peter Lund')
})

test('passages without words are no trouble', async () => {
  expect(await answerQuestion([{ text: '' }, { text: '— · —' }], 'What is it?')).toMatchObject({ found: false })
  expect(await answerQuestion([], 'What is it?')).toMatchObject({ found: false, citations: [], confidence: 0 })
})

test('of two parts of a sentence the one that is asked for answers', async () => {
  const rules = [{ text: 'Ms Ortega washes the shirts, Mr Bell drives the van. The tank is 4 m long and 1.5 m deep.' }]
  expect((await answerQuestion(rules, 'Who washes the shirts?')).answer).toContain('Ortega')
  expect((await answerQuestion(rules, 'How deep is the tank?')).answer).toContain('1.5 m')
})

test('a page crowded with facts answers where its sentence alone agrees', async () => {
  const crowded = [
    {
      text: `Town library: how to borrow
A card is free for those under 18; adults pay 15 francs a year, couples at one address 24 francs.
Books may be kept four weeks, films and games one week. Each can be renewed twice unless somebody waits for it.
After the time a fine of 20 centimes a day and item is due, at most 10 francs an item. What is lost must be paid at its price plus 5 francs.
The reading room is open daily from 9 to 21, the lending desk from 10 to 18, on Saturdays to 16. Closed on Sundays and holidays.`,
    },
  ]
  const { answer, confidence } = await answerQuestion(crowded, 'What does a card cost a couple?')
  expect(answer).toContain('24 francs')
  expect(confidence).toBeLessThan(0.5)
})

test('a lone because gives no reason', async () => {
  const call = [{ text: 'Your lesson with Ms Roe on the third has to be moved because she has a cold.' }]
  expect((await answerQuestion(call, 'Why is the lesson moved?')).answer).toContain('cold')
})
