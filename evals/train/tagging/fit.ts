import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { weighTerms } from '@vitrine/engines/text/linear/term-model.ts'
import { titledWords, topicWords } from '@vitrine/engines/text/tagging/topic-words.ts'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import { fitBinary } from '../linear/fit-binary.ts'
import { quantise } from '../linear/quantise.ts'
import { sparseRows } from '../linear/sparse-rows.ts'
import { buildVocabulary, type VocabularyOptions } from '../linear/term-vocabulary.ts'
import type { TopicRow } from './rows.ts'

interface Settings {
  terms: VocabularyOptions
  cost: number
  /** About the length of the longer texts that are learned from, in words; a letter's point is better found in the whole than in its sentences. */
  passageWords: number
  /** Whether the words of a title are counted apart as well. */
  titled?: boolean
}

/** Terms are cut off where the weights would grow beyond three megabytes. */
export const settings: Record<TaggingDomain, Settings> = {
  healthcare: {
    terms: { wordNgrams: 1, charNgrams: [3, 5], charWeight: 1, leastTexts: { words: 2, characters: 5 } },
    cost: 1,
    passageWords: 300,
    titled: true,
  },
  insurance: {
    terms: { wordNgrams: 2, charNgrams: [3, 5], charWeight: 1, leastTexts: { words: 2, characters: 3 } },
    cost: 0.5,
    passageWords: 120,
  },
  finance: {
    terms: { wordNgrams: 2, charNgrams: [2, 5], charWeight: 1, leastTexts: { words: 2, characters: 3 } },
    cost: 1,
    passageWords: 120,
  },
}

/** Fits one squared-hinge reading for each topic against all others; `share` is what a row counts. */
export function fitTopics(domain: TaggingDomain, rows: readonly (TopicRow & { share: number })[]): TermModel {
  const { terms, cost, passageWords, titled = false } = settings[domain]
  const texts = rows.map(({ text }) => (titled ? titledWords(text) : topicWords(text)).words)
  const vocabulary = buildVocabulary(texts, terms)
  const entries = texts.map((words) =>
    weighTerms(vocabulary, words).terms.map(({ row, value }) => ({ column: row, value })),
  )
  const data = sparseRows(entries, vocabulary.hashes.length)
  const all = rows.map((_, index) => index)
  const classes = [...new Set(rows.map(({ label }) => label))].sort()
  const fits = classes.map((label) =>
    fitBinary(
      data,
      all,
      rows.map((row) => row.label === label),
      { loss: 'hinge', cost, iterations: 25, shares: rows.map(({ share }) => share) },
    ),
  )
  return quantise(vocabulary, classes, fits, { passageWords, titled: titled ? 1 : 0 })
}
