import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '../../text/encoder/encode-sentences.ts'
import { likenessOf } from '../../text/encoder/likeness.ts'
import type { Encoding } from '../../text/encoder/token-batches.ts'
import { splitSentences } from '../../text/sentences.ts'

/** Characters; shorter texts, such as table rows and headings, mean little on their own. */
const shortest = 40

/** Sentences; short ones are joined with the next. */
function sentencesOf(text: string): string[] {
  const parts: string[] = []
  for (const { text: sentence } of splitSentences(text)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length < shortest) parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}

/** Sentence vectors of passages, computed on first use and cached. */
export class PassageMeanings {
  readonly #texts: readonly string[]
  readonly #vectors = new Map<number, readonly Float32Array[]>()
  readonly #vectorOf = new Map<string, Float32Array>()

  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  /** For each passage, the similarity of its nearest sentence to the question, −1…1. */
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
        Math.max(-1, ...(this.#vectors.get(passage) ?? []).map((vector) => likenessOf(vector, asked))),
      ]),
    )
  }

  /** The similarity of each text to the question, −1…1. */
  async nearnessOf(question: string, texts: readonly string[], encoding: Encoding = {}): Promise<number[]> {
    const unread = [...new Set(texts)].filter((text) => !this.#vectorOf.has(text))
    const [asked, ...read] = await encodeSentences([question, ...unread], encoding)
    for (const [place, text] of unread.entries()) this.#vectorOf.set(text, at(read, place))
    return texts.map((text) => likenessOf(this.#vectorOf.get(text) ?? new Float32Array(0), asked))
  }
}
