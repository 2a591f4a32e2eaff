import { functionWords } from '../text/function-words.ts'
import type { Passage } from './passage.ts'
import { type TaggedToken, tagText } from './tagged-text.ts'

export interface RankedPassage {
  passage: number
  score: number
}

// Robertson and Zaragoza's usual values.
const saturation = 1.2
const lengthWeight = 0.75

/** Passages ready to be searched by BM25 over word stems, and read: their words are tagged once, when first needed. */
export class PassageIndex {
  readonly passages: readonly Passage[]
  readonly #counts: readonly ReadonlyMap<string, number>[]
  readonly #lengths: readonly number[]
  readonly #averageLength: number
  readonly #passagesWith = new Map<string, number>()
  readonly #tagged = new Map<number, TaggedToken[]>()

  constructor(passages: readonly Passage[]) {
    this.passages = passages
    const stems = passages.map(({ text, heading }) => searchTerms(tagText(`${heading ?? ''}\n${text}`)))
    this.#counts = stems.map(countOf)
    this.#lengths = stems.map((list) => list.length)
    this.#averageLength = Math.max(1, stems.flat().length / Math.max(1, stems.length))
    for (const counts of this.#counts) {
      for (const stem of counts.keys()) this.#passagesWith.set(stem, (this.#passagesWith.get(stem) ?? 0) + 1)
    }
  }

  /** Passages that share a word with the terms, best first. A term may carry a weight below 1. */
  rank(terms: readonly { stem: string; weight: number }[]): RankedPassage[] {
    return this.passages
      .map((_, passage) => ({ passage, score: this.#score(passage, terms) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  }

  /** Inverse document frequency, never negative. */
  rarity(stem: string): number {
    const having = this.#passagesWith.get(stem) ?? 0
    return Math.log(1 + (this.passages.length - having + 0.5) / (having + 0.5))
  }

  knows(stem: string): boolean {
    return this.#passagesWith.has(stem)
  }

  tokensOf(passage: number): readonly TaggedToken[] {
    let tokens = this.#tagged.get(passage)
    if (tokens === undefined) {
      tokens = tagText(this.passages[passage]?.text ?? '')
      this.#tagged.set(passage, tokens)
    }
    return tokens
  }

  #score(passage: number, terms: readonly { stem: string; weight: number }[]): number {
    const counts = this.#counts[passage]
    const length = (this.#lengths[passage] ?? 0) / this.#averageLength
    return terms.reduce((sum, { stem, weight }) => {
      const count = counts?.get(stem) ?? 0
      const heavy = (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * length))
      return sum + weight * this.rarity(stem) * heavy
    }, 0)
  }
}

/** The stems that a search looks at: no marks, no function words. */
export function searchTerms(tokens: readonly TaggedToken[]): string[] {
  return tokens
    .filter((token) => /[\p{L}\p{N}]/u.test(token.text) && !functionWords.has(token.text.toLowerCase()))
    .map((token) => token.stem)
}

function countOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
