import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '../text/encoder/encode-sentences.ts'
import type { Encoding } from '../text/encoder/token-batches.ts'
import { splitSentences } from '../text/sentences.ts'

/** Rows of a table and headings make no sense alone; characters. */
const shortest = 40

/** Sentences, short ones joined with what follows. */
function sentencesOf(text: string): string[] {
  const parts: string[] = []
  for (const { text: sentence } of splitSentences(text)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length < shortest) parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}

const dot = (a: Float32Array, b: Float32Array | undefined): number =>
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  b === undefined ? 0 : a.reduce((sum, value, index) => sum + value * (b[index] as number), 0)

/** What passages mean, sentence by sentence, worked out when it is first asked for and kept. */
export class PassageMeanings {
  readonly #texts: readonly string[]
  readonly #vectors = new Map<number, readonly Float32Array[]>()

  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  /** For each of the passages how near its nearest sentence comes to the question: −1…1. */
  async nearness(question: string, passages: readonly number[], encoding: Encoding = {}): Promise<Map<number, number>> {
    const unread = passages.filter((passage) => !this.#vectors.has(passage))
    const sentences = unread.map((passage) => sentencesOf(at(this.#texts, passage)))
    const [asked, ...read] = await encodeSentences([question, ...sentences.flat()], encoding)
    let from = 0
    for (const [index, passage] of unread.entries()) {
      const count = at(sentences, index).length
      this.#vectors.set(passage, read.slice(from, from + count))
      from += count
    }
    return new Map(
      passages.map((passage) => [
        passage,
        Math.max(-1, ...(this.#vectors.get(passage) ?? []).map((vector) => dot(vector, asked))),
      ]),
    )
  }
}
