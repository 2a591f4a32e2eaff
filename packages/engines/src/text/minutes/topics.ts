import { addTo } from '@vitrine/basics/tally.ts'
import { capitalised } from '@vitrine/basics/wording.ts'
import { readPatterns } from '../read-patterns.ts'
import { cosine, ofLengthOne, type TermVector, termVectors } from '../summary/term-vectors.ts'
import { keyPhrases } from './key-phrases.ts'
import type { Utterance } from './spoken.ts'
import { topicShift } from './weights.ts'

export interface Topic {
  title: string
  /** The first phrase of the title as it stands within a sentence. */
  subject: string
  /** The first words said about it. */
  text: string
  /** Indices of its utterances: from `first` to `last`. */
  first: number
  last: number
  start: number
  end: number
}

const { shift } = readPatterns(new URL('wordings/topics.txt', import.meta.url), ['shift'])
const window = 12
const perTopic = 45
const mostTopics = 8

function summed(vectors: readonly TermVector[]): TermVector {
  const sum = new Map<string, number>()
  for (const vector of vectors) for (const [term, weight] of vector) addTo(sum, term, weight)
  return ofLengthOne(sum)
}

function cutsIn(utterances: readonly Utterance[]): number[] {
  const wanted = Math.min(mostTopics, Math.max(1, Math.round(utterances.length / perTopic))) - 1
  if (wanted === 0) return []
  const vectors = termVectors(utterances.map((utterance) => utterance.text))
  const depths = utterances.map((utterance, index) => {
    if (index < window / 2 || index > utterances.length - window / 2) return { index, depth: -1 }
    const before = summed(vectors.slice(Math.max(0, index - window), index))
    const after = summed(vectors.slice(index, index + window))
    return { index, depth: 1 - cosine(before, after) + (shift.test(utterance.text) ? topicShift : 0) }
  })
  const cuts: number[] = []
  for (const { index, depth } of depths.toSorted((left, right) => right.depth - left.depth)) {
    if (cuts.length === wanted || depth < 0) break
    if (cuts.every((cut) => Math.abs(cut - index) > window)) cuts.push(index)
  }
  return cuts.toSorted((left, right) => left - right)
}

/** Splits a conversation where its vocabulary changes (TextTiling) or a speaker announces a change, and names each part by its key phrases. */
export function findTopics(utterances: readonly Utterance[], attendees: readonly string[] = []): Topic[] {
  if (utterances.length === 0) return []
  const cuts = cutsIn(utterances)
  const bounds = [0, ...cuts, utterances.length]
  const used = new Set<string>()
  return bounds.slice(0, -1).flatMap((first, index) => {
    const last = (bounds[index + 1] ?? utterances.length) - 1
    const part = utterances.slice(first, last + 1)
    const phrases = keyPhrases(
      part.map((utterance) => utterance.text),
      6,
      { people: attendees },
    ).map((phrase) => phrase.text)
    const fresh = phrases.filter((phrase) => !used.has(phrase)).slice(0, 3)
    const named = fresh.length > 0 ? fresh : phrases.slice(0, 2)
    const [subject] = named
    const [opening] = part
    if (subject === undefined || opening === undefined) return []
    for (const phrase of fresh) used.add(phrase)
    return [
      {
        title: capitalised(named.join(', ')),
        subject,
        text: opening.text,
        first,
        last,
        start: opening.start,
        end: opening.end,
      },
    ]
  })
}
