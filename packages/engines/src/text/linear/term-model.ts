import { at } from '@vitrine/basics/at.ts'
import { rescaled } from './linear-model.ts'
import { type Term, type TermOptions, type TermPlace, termsOf } from './term-features.ts'

/**
 * A linear model over a vocabulary of tf-idf weighted terms with one output per class: score = bias + Σ value × weight.
 * Terms are identified by their hash. Weights are int8 with one scale per class, stored term by term
 * (`weights[row * classes + class]`).
 */
export interface TermModel {
  classes: readonly string[]
  options: TermOptions
  /** Hash of each term, ascending; a hash's index is the term's row. */
  hashes: Uint32Array
  /** Inverse document frequency of each term, in steps of `rarityStep`. */
  rarities: Uint8Array
  rarityStep: number
  scales: readonly number[]
  biases: readonly number[]
  weights: Int8Array
  /** Further numbers of the training that are stored with the weights, such as a calibration. */
  extra: Readonly<Record<string, number>>
}

export interface WeighedTerm {
  row: number
  value: number
  places: readonly TermPlace[]
}

export interface WeighedText {
  terms: WeighedTerm[]
  /** For each word, whether the vocabulary contains it. */
  known: boolean[]
}

function rowOf(hashes: Uint32Array, hash: number): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hashes[middle] as number
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/**
 * The terms of a text that are in the vocabulary, weighted by (1 + ln count) × rarity. Word sequences and character sequences are
 * each scaled to length one, so that the values do not depend on the text's length.
 */
export function weighTerms(model: TermModel, words: readonly string[]): WeighedText {
  const known = words.map(() => false)
  const sums = { words: 0, characters: 0, ...model.options.padding }
  const found: { term: Term; row: number; value: number }[] = []
  for (const term of termsOf(words, model.options)) {
    const row = rowOf(model.hashes, term.hash)
    if (row === -1) continue
    const value = (1 + Math.log(term.places.length)) * at(model.rarities, row) * model.rarityStep
    sums[term.kind] += value * value
    found.push({ term, row, value })
    if (term.kind === 'words') {
      for (const { first, last } of term.places) if (first === last) known[first] = true
    }
  }
  const scales = {
    words: 1 / Math.sqrt(sums.words || 1),
    characters: model.options.charWeight / Math.sqrt(sums.characters || 1),
  }
  const terms = found.map(({ term, row, value }) => ({ row, value: value * scales[term.kind], places: term.places }))
  return { terms, known }
}

/** One raw score per class. */
export function termScores(model: TermModel, terms: readonly WeighedTerm[]): Float64Array {
  const width = model.classes.length
  const scores = new Float64Array(width)
  for (const { row, value } of terms) {
    for (let column = 0; column < width; column++) {
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      scores[column] = (scores[column] as number) + value * (model.weights[row * width + column] as number)
    }
  }
  return rescaled(model, scores)
}

/** What each word adds to one class's score; the contributions and the class's bias add up to the score. */
export function termContributions(
  model: TermModel,
  terms: readonly WeighedTerm[],
  words: number,
  column: number,
): Float64Array {
  const scale = at(model.scales, column)
  const contributions = new Float64Array(words)
  for (const { row, value, places } of terms) {
    const share = (value * scale * (model.weights[row * model.classes.length + column] as number)) / places.length
    for (const { first, last } of places) {
      for (let word = first; word <= last; word++) {
        contributions[word] = (contributions[word] as number) + share / (last - first + 1)
      }
    }
  }
  return contributions
}
