import { expect, test } from 'vitest'
import { judgeSentence, judgeTogether } from './document-sentiment.ts'
import { loadSentimentModel } from './load-sentiment-model.ts'

const model = await loadSentimentModel()
const judge = (text: string) => judgeSentence(model, { text, start: 0, end: text.length })

test('the words’ contributions and the bias sum to the evidence, and the score follows from it', () => {
  const { reading, score, tokens } = judge("The camera isn't bad, but I wouldn't call it great :(")
  const sum = reading.contributions.reduce((total, share) => total + share, reading.bias)
  expect(reading.contributions).toHaveLength(tokens.length)
  expect(sum).toBeCloseTo(reading.evidence, 9)
  expect(score).toBeCloseTo(Math.tanh((model.extra['gain'] ?? 0) * sum), 9)
})

test('stronger words are surer', () => {
  expect(judge('An excellent, wonderful product!').confidence).toBeGreaterThan(judge('A decent product.').confidence)
})

test('one sentence judged together is that sentence; telling sentences outweigh plain ones', () => {
  expect(judgeTogether(model, [0.4]).score).toBeCloseTo(Math.tanh((model.extra['gain'] ?? 0) * 0.4), 9)
  const together = judgeTogether(model, [0, 0, 0, 0.5])
  expect(together.score).toBeGreaterThan(judgeTogether(model, [0.125]).score)
  expect(judgeTogether(model, []).label).toBe('neutral')
})
