import { at } from '@vitrine/basics/at.ts'
import { functionWords } from '../function-words.ts'
import { type TermModel, termContributions } from '../linear/term-model.ts'
import type { TopicPassage } from './topic-passages.ts'
import { titleMark } from './topic-words.ts'

/** A word that contributed to a topic. */
export interface EvidenceTerm {
  text: string
  start: number
  end: number
  weight: number
}

const mostEvidence = 12

/** The words that contributed most to a class, strongest first, each once. */
export function tellingWords(model: TermModel, passages: readonly TopicPassage[], column: number): EvidenceTerm[] {
  const told = new Map<string, EvidenceTerm>()
  for (const { weighed, words, tokens } of passages) {
    termContributions(model, weighed.terms, words.length, column).forEach((weight, index) => {
      const token = tokens[index]
      const word = at(words, index).replace(titleMark, '')
      if (token === undefined || word.length < 3 || weight <= 0 || functionWords.has(word)) return
      const known = told.get(word)
      if (known === undefined) told.set(word, { text: token.text, start: token.start, end: token.end, weight })
      else known.weight += weight
    })
  }
  return [...told.values()].sort((left, right) => right.weight - left.weight).slice(0, mostEvidence)
}
