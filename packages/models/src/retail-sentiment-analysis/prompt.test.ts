import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import { expect, test } from 'vitest'
import { sentimentPrompt } from './prompt.ts'
import type { Sentiment } from './schema.ts'

const text = 'The screen is great. The battery is not.'
const [input, context] = textRun(text)
const judged = { score: 0.5, label: 'positive', confidence: 0.9 } as const
const answer = (sentences: readonly [text: string, word: string][]): Sentiment => ({
  ...judged,
  mixedOrIronic: false,
  // Offsets as a language model counts: wrong.
  sentences: sentences.map(([sentence, word]) => ({
    ...judged,
    text: sentence,
    start: 3,
    end: 9,
    words: [{ text: word, start: 1, end: 2, weight: 1 }],
  })),
  aspects: [{ aspect: 'performance', score: 0.5, label: 'positive', count: 1, mentions: [0, 7] }],
  sentenceCount: sentences.length,
  warnings: [],
})

test('the text goes as data, apart from the instructions', async () => {
  expect(await sentimentPrompt.data(input, context)).toEqual([{ type: 'text', text }])
  expect(sentimentPrompt.instructions).not.toContain(text)
})

test('sentences and words of an answer are put where they stand in the text', async () => {
  const accepted = await sentimentPrompt.accept(
    answer([
      ['The screen is great.', 'great'],
      ['The battery is not.', 'not'],
    ]),
    input,
    context,
  )
  for (const { text: sentence, start, end, words } of accepted.sentences) {
    expect(text.slice(start, end)).toBe(sentence)
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text)
  }
  expect(accepted.aspects[0]?.mentions).toEqual([0])
})

test('what an answer invents is dropped', async () => {
  const accepted = await sentimentPrompt.accept(
    answer([
      ['The screen is great.', 'superb'],
      ['I would buy it again.', 'again'],
    ]),
    input,
    context,
  )
  expect(accepted.sentences.map((sentence) => sentence.text)).toEqual(['The screen is great.'])
  expect(accepted.sentences[0]?.words).toEqual([])
})

test('an answer without one true sentence keeps the embedded engine’s sentences', async () => {
  const accepted = await sentimentPrompt.accept(answer([['Nothing of this is there.', 'this']]), input, context)
  expect(accepted.sentences.map((sentence) => sentence.text)).toEqual(['The screen is great.', 'The battery is not.'])
})

test('a text that is too long for a provider is left to the embedded engine', async () => {
  const long = { ...input, text: 'It works. '.repeat(5000) }
  await expect(sentimentPrompt.data(long, context)).rejects.toMatchObject({ name: 'ProviderError', transient: false })
})
