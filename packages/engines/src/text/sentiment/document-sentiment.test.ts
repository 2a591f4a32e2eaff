import { expect, test } from 'vitest'
import { judgeSentence, judgeTogether } from './document-sentiment.ts'
import { loadSentimentModel } from './load-sentiment-model.ts'
import { labelOf, scoreWithin, sentimentLabels } from './sentiment-label.ts'

const model = await loadSentimentModel()
const judge = (text: string) => judgeSentence(model, { text, start: 0, end: text.length })

test('the words’ contributions and the bias sum to the evidence, and the score follows from it', () => {
  const { reading, score, label, tokens } = judge("The camera isn't bad, but I wouldn't call it great :(")
  const sum = reading.contributions.reduce((total, share) => total + share, reading.bias)
  expect(reading.contributions).toHaveLength(tokens.length)
  expect(sum).toBeCloseTo(reading.evidence, 9)
  const plain = Math.tanh((model.extra['gain'] ?? 0) * sum)
  expect(score).toBeCloseTo(scoreWithin(plain, label), 9)
})

test('stronger words are surer', () => {
  expect(judge('An excellent, wonderful product!').confidence).toBeGreaterThan(judge('A decent product.').confidence)
})

test('one sentence judged together is that sentence; telling sentences outweigh plain ones', () => {
  const praise = judge('The screen is wonderful and I love it.')
  expect(judgeTogether(model, [praise.reading]).score).toBeCloseTo(praise.score, 9)
  const plain = judge('It has a screen.').reading
  const mean = { evidence: praise.reading.evidence / 4, good: praise.reading.good / 4, bad: 0 }
  const together = judgeTogether(model, [plain, plain, plain, praise.reading])
  expect(together.score).toBeGreaterThan(judgeTogether(model, [mean]).score)
  expect(judgeTogether(model, []).label).toBe('neutral')
})

test('plain words are neutral, and the score never contradicts the label', () => {
  expect(judge('The box has two cables in it.').label).toBe('neutral')
  for (const label of sentimentLabels) {
    for (const score of [-1, -0.05, -0.01, 0, 0.01, 0.05, 1]) expect(labelOf(scoreWithin(score, label))).toBe(label)
  }
})
