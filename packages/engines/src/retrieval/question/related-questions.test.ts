import { expect, test } from 'vitest'
import { summarizePassages } from '../passages/summarize-passages.ts'
import { PassageIndex } from '../search/passage-index.ts'
import { relatedQuestions } from './related-questions.ts'

const index = new PassageIndex([
  {
    text: 'The Alder bridge is a stone bridge over the river Wend. The bridge was completed in 1904 by two local firms.',
  },
  { text: 'Total 14 22 19\nYears ended December 31' },
  {
    text: 'The stone bridge carries tram lines since 1923. The tram lines were renewed in 2011 and carry four routes today.',
  },
])

test('three questions, none of them already asked, none from a table', () => {
  const questions = relatedQuestions(index, { near: [0], said: ['What is the Alder bridge?'] })
  expect(questions).toHaveLength(3)
  expect(questions).toContain('When was the bridge completed?')
  expect(questions).not.toContain('What is the Alder bridge?')
  expect(questions.join(' ')).not.toMatch(/Years|Total/)
})

test('a summary quotes whole sentences, in their order', () => {
  const sentences = summarizePassages(index, 2)
  expect(sentences.map(({ passage }) => passage)).toEqual([0, 2])
  for (const { passage, quote, start, end } of sentences) {
    expect(index.passages[passage]?.text.slice(start, end)).toBe(quote)
  }
})
