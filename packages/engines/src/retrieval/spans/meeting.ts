import { at } from '@vitrine/basics/at.ts'
import { splitSentences } from '../../text/sentences.ts'
import type { TaggedToken } from '../tagged-text.ts'
import { similarity, type WordVectors } from '../word-vectors.ts'

/** Weight of a word that is not among the 32,000 commonest. */
const weightOfRare = 1.1
/** Similarity of words with a common beginning. */
const sameStart = 0.8
/** Factor that keeps a similar word below the same one. */
const similarNotSame = 0.99

export interface Word {
  token: TaggedToken
  lower: string
  vector: Float32Array
  /** 0…1.1: how rare the word is, as a measure of how informative it is. */
  weight: number
}

export function wordOf(vectors: WordVectors, token: TaggedToken): Word {
  const rank = vectors.rankOf(token.text)
  const weight = rank === undefined ? weightOfRare : Math.log(2 + rank) / Math.log(32_000)
  return { token, lower: token.text.toLowerCase(), vector: vectors.vectorOf(token.text), weight }
}

export interface Meeting {
  /** For each passage token: the content token of the question with the same stem, or −1. */
  content: Int16Array
  /** The same for any token of the question. */
  any: Int16Array
  /** Similarity to the most similar content token that is not the same word, and the index of that token. */
  soft: Float32Array
  softOf: Int16Array
}

/** Words with a common beginning ('Germany', 'German') count as similar even where their vectors are unknown. */
function alikeness(a: Word, b: Word): number {
  const shorter = Math.min(a.lower.length, b.lower.length)
  const sharesStart = shorter >= 5 && a.lower.slice(0, 5) === b.lower.slice(0, 5)
  return Math.max(sharesStart ? sameStart : 0, similarity(a.vector, b.vector))
}

export function meet(asked: readonly Word[], content: readonly boolean[], words: readonly Word[]): Meeting {
  const meeting: Meeting = {
    content: new Int16Array(words.length).fill(-1),
    any: new Int16Array(words.length).fill(-1),
    soft: new Float32Array(words.length),
    softOf: new Int16Array(words.length).fill(-1),
  }
  for (const [place, word] of words.entries()) {
    for (const [index, other] of asked.entries()) {
      const same = word.token.stem === other.token.stem || word.lower === other.lower
      if (same) {
        meeting.any[place] = index
        if (content[index]) meeting.content[place] = index
      } else if (content[index]) {
        const alike = alikeness(word, other)
        if (alike > at(meeting.soft, place)) {
          meeting.soft[place] = alike
          meeting.softOf[place] = index
        }
      }
    }
  }
  return meeting
}

export function sentenceIndices(text: string, passage: readonly TaggedToken[]): Int16Array {
  const sentences = splitSentences(text)
  const indices = new Int16Array(passage.length)
  let sentence = 0
  for (const [index, token] of passage.entries()) {
    while (sentence + 1 < sentences.length && token.start >= at(sentences, sentence + 1).start) sentence += 1
    indices[index] = sentence
  }
  return indices
}

export interface SentenceOverlap {
  hard: number
  soft: number
  first: number
}

/** Share of the question's content, weighted by rarity, that each sentence contains in the same or similar words. */
export function overlaps(
  meeting: Meeting,
  asked: readonly Word[],
  content: readonly boolean[],
  sentenceOf: Int16Array,
  words: readonly Word[],
): SentenceOverlap[] {
  const count = (sentenceOf.at(-1) ?? -1) + 1
  const best = Array.from({ length: count }, () => new Float32Array(asked.length))
  const firsts = Array.from({ length: count }, () => words.length)
  for (let place = 0; place < words.length; place += 1) {
    const sentence = at(sentenceOf, place)
    firsts[sentence] = Math.min(at(firsts, sentence), place)
    const row = best[sentence]
    const hard = at(meeting.content, place)
    const soft = at(meeting.softOf, place)
    if (row && hard >= 0) row[hard] = 1
    if (row && soft >= 0) row[soft] = Math.max(at(row, soft), similarNotSame * at(meeting.soft, place))
  }
  const total = asked.reduce((sum, word, index) => sum + (content[index] ? word.weight : 0), 0)
  return best.map((row, sentence) => {
    const sum = (value: (met: number) => number): number =>
      asked.reduce((so, word, index) => so + (content[index] ? word.weight * value(at(row, index)) : 0), 0) /
      Math.max(total, 1e-6)
    return { hard: sum((met) => (met === 1 ? 1 : 0)), soft: sum((met) => met), first: at(firsts, sentence) }
  })
}
