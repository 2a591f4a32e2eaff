import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { judgeSentence } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { loadSentimentModel } from '@vitrine/engines/text/sentiment/load-sentiment-model.ts'
import { expect, it } from 'vitest'
import { isPlainPraise } from './plain-praise.ts'

const model = await loadSentimentModel()
const isPraise = (text: string): boolean =>
  isPlainPraise(splitSentences(text).map((sentence) => judgeSentence(model, sentence)))

it('knows praise of one thing after the other', () => {
  expect(isPraise('Bright lamp, sturdy foot, good cable. It lights my whole desk.')).toBe(true)
})

it('takes nothing for plain praise that turns, blames or only tells', () => {
  expect(isPraise('Bright lamp, but the foot wobbles.')).toBe(false)
  expect(isPraise('Bright lamp, good cable. The foot is broken.')).toBe(false)
  expect(isPraise('The lamp has a cable and a foot.')).toBe(false)
})
