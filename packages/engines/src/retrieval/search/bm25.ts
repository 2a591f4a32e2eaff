import { at } from '@vitrine/basics/at.ts'
import { addTo, countEach } from '@vitrine/basics/tally.ts'

export interface SearchTerm {
  stem: string
  weight: number
}

// Robertson and Zaragoza's usual values.
const saturation = 1.2
const lengthWeight = 0.75

/** BM25 over texts given as stems. */
export class Bm25 {
  readonly #counts: readonly ReadonlyMap<string, number>[]
  readonly #lengths: readonly number[]
  readonly #averageLength: number
  readonly #having = new Map<string, number>()

  constructor(texts: readonly (readonly string[])[]) {
    this.#counts = texts.map((stems) => countEach(stems))
    this.#lengths = texts.map((stems) => stems.length)
    this.#averageLength = Math.max(
      1,
      this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length),
    )
    for (const counts of this.#counts) {
      for (const stem of counts.keys()) addTo(this.#having, stem)
    }
  }

  /** One score for each text, 0 where it contains none of the terms. */
  scores(terms: readonly SearchTerm[]): number[] {
    return this.#counts.map((counts, index) => {
      const length = at(this.#lengths, index) / this.#averageLength
      return terms.reduce((sum, { stem, weight }) => {
        const count = counts.get(stem) ?? 0
        if (count === 0) return sum
        const heavy = (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * length))
        return sum + weight * this.rarity(stem) * heavy
      }, 0)
    })
  }

  has(stem: string): boolean {
    return this.#having.has(stem)
  }

  stems(): Iterable<string> {
    return this.#having.keys()
  }

  /** Inverse document frequency, never negative. */
  rarity(stem: string): number {
    const having = this.#having.get(stem) ?? 0
    return Math.log(1 + (this.#counts.length - having + 0.5) / (having + 0.5))
  }
}
