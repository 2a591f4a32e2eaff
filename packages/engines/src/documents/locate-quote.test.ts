import { expect, it } from 'vitest'
import { pageOfWords } from './layout/page-of-words.ts'
import { locateQuote } from './locate-quote.ts'

const document = {
  pages: [
    pageOfWords({
      number: 1,
      aspect: 0.7,
      source: 'text-layer',
      words: ['Amount', 'payable:', '€1,204.50', '–'].map((text, index) => ({
        text,
        box: [index / 10, 0.1, (index + 0.9) / 10, 0.12] as const,
        confidence: 1,
        page: 1,
      })),
    }),
  ],
}

it('finds a currency’s sign within an amount, and not one that is not there', () => {
  expect(locateQuote(document, '€')?.box[0]).toBeCloseTo(0.2)
  expect(locateQuote(document, '£')).toBeNull()
})

it('finds words without regard to case and punctuation, but no mere punctuation', () => {
  expect(locateQuote(document, 'amount payable')?.box[2]).toBeCloseTo(0.19)
  expect(locateQuote(document, '–')).toBeNull()
})
