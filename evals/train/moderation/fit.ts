import { at } from '@vitrine/basics/at.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { weighTerms } from '@vitrine/engines/text/linear/term-model.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { cueKey, wordsToWeigh } from '@vitrine/engines/text/moderation/learned/read-with-model.ts'
import { cueNames, readCues } from '@vitrine/engines/text/moderation/words/cues.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/words/moderation-tokens.ts'
import { type BinaryFit, type BinaryFitOptions, fitBinary } from '../linear/fit-binary.ts'
import { quantise } from '../linear/quantise.ts'
import { type Entry, sparseRows } from '../linear/sparse-rows.ts'
import { buildVocabulary, type Vocabulary, type VocabularyOptions } from '../linear/term-vocabulary.ts'
import type { JudgedRow, OffensiveRow } from './rows.ts'

/** A text as the weights see it. */
interface Example {
  words: string[]
  cues: { index: number; value: number }[]
}

// How loud the cues are beside the terms: they are few and were chosen by hand, so they are held back less than a term is.
const categoryCueWeight = 0.07
const offensiveCueWeight = 0.2

const categoryTerms: VocabularyOptions = {
  wordNgrams: 1,
  charNgrams: [3, 5],
  charWeight: 1.4,
  leastTexts: { words: 2, characters: 3 },
  padding: { words: 400, characters: 4000 },
}
const offensiveTerms: VocabularyOptions = {
  wordNgrams: 2,
  charNgrams: [3, 5],
  charWeight: 1,
  leastTexts: { words: 2, characters: 6 },
  padding: { words: 60, characters: 600 },
}

function exampleOf(text: string): Example {
  const { tokens } = moderationTokens(text)
  return {
    words: wordsToWeigh(tokens),
    cues: readCues(tokens).map(({ name, value }) => ({ index: cueNames.indexOf(name), value })),
  }
}

/** What a cue is multiplied by so that all vary alike. */
function cueScales(examples: readonly Example[], weight: number): number[] {
  const sums = cueNames.map(() => 0)
  const squares = cueNames.map(() => 0)
  for (const { cues } of examples) {
    for (const { index, value } of cues) {
      sums[index] = at(sums, index) + value
      squares[index] = at(squares, index) + value * value
    }
  }
  return cueNames.map((_, index) => {
    const mean = at(sums, index) / examples.length
    const deviation = Math.sqrt(Math.max(0, at(squares, index) / examples.length - mean * mean))
    // A cue that hardly ever occurs must not become loud by it.
    return weight / (deviation + 0.05)
  })
}

function entriesOf({ words, cues }: Example, vocabulary: Vocabulary, scales: readonly number[]): Entry[] {
  const terms = weighTerms(vocabulary, words).terms.map(({ row, value }) => ({ column: row, value }))
  const base = vocabulary.hashes.length
  return [...terms, ...cues.map(({ index, value }) => ({ column: base + index, value: value * at(scales, index) }))]
}

function cueWeights(
  classes: readonly string[],
  fits: readonly BinaryFit[],
  base: number,
  scales: readonly number[],
): Record<string, number> {
  const entries = classes.flatMap((name, column) =>
    cueNames.map((cue, index) => {
      const weight = at(at(fits, column).weights, base + index) * at(scales, index)
      return [cueKey(name, cue), Number(weight.toPrecision(5))] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, weight]) => weight !== 0))
}

function fit(
  rows: readonly { text: string; share?: number }[],
  classes: readonly string[],
  targets: readonly (readonly (boolean | null)[])[],
  terms: VocabularyOptions,
  cueWeight: number,
  options: BinaryFitOptions,
): TermModel {
  const examples = rows.map(({ text }) => exampleOf(text))
  const vocabulary = buildVocabulary(
    examples.map(({ words }) => words),
    terms,
  )
  const scales = cueScales(examples, cueWeight)
  const base = vocabulary.hashes.length
  const data = sparseRows(
    examples.map((example) => entriesOf(example, vocabulary, scales)),
    base + cueNames.length,
  )
  const fits = targets.map((target) => {
    const judged = target.flatMap((isYes, index) => (isYes === null ? [] : [index]))
    const isYes = judged.map((index) => target[index] === true)
    return fitBinary(data, judged, isYes, { ...options, shares: judged.map((index) => rows[index]?.share ?? 1) })
  })
  return quantise(vocabulary, classes, fits, cueWeights(classes, fits, base, scales))
}

/** Fits one yes-or-no reading for each trained category, on the rows that were judged in it. */
export function fitCategories(rows: readonly JudgedRow[]): TermModel {
  const targets = trainedCategories.map((category) => rows.map(({ judged }) => judged[category] ?? null))
  return fit(rows, trainedCategories, targets, categoryTerms, categoryCueWeight, {
    loss: 'logistic',
    cost: 1.5,
    balanced: true,
    iterations: 60,
  })
}

export function fitOffensive(rows: readonly OffensiveRow[]): TermModel {
  const options: BinaryFitOptions = { loss: 'logistic', cost: 0.5, iterations: 60 }
  return fit(rows, ['offensive'], [rows.map(({ offensive }) => offensive)], offensiveTerms, offensiveCueWeight, options)
}
