import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '../encoder/encode-sentences.ts'
import type { Encoding } from '../encoder/token-batches.ts'
import { readVectorHead, vectorScores } from '../encoder/vector-head.ts'
import { outcomeInputs } from './outcome-cues.ts'
import head from './outcomes.json' with { type: 'json' }
import { utterancesOf } from './spoken.ts'
import { readTranscript } from './transcript.ts'

export const outcomeKinds = ['action', 'decision', 'open'] as const

/** How likely a sentence gives out work, settles something, or leaves something open; each 0…1. */
export type OutcomeReading = Record<(typeof outcomeKinds)[number], number>

/** By where the sentence begins in the transcript. */
export type OutcomeReadings = ReadonlyMap<number, OutcomeReading>

/** More is no short meeting, in which alone such sentences are believed; it also bounds the time, to a few seconds. */
const mostSentences = 500
const mostCharacters = 40_000
/** Characters; what goes on for longer is no sentence. */
const longest = 400
const outcomeHead = readVectorHead(head)

/** 'Ok we stay, I'll write to them today' settles one thing and gives out another; a part is less sure than a sentence. */
const partBreak = /(?:[,;]| [-–])\s+|\s(?:and|so|but)\s/u
const ofParts = 0.9
const leastWords = 3
const mostParts = 3

function partsOf(text: string): string[] {
  const parts = text.split(partBreak).filter((part) => part.split(/\s+/).length >= leastWords)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}

function readingOf(text: string, vector: Float32Array): OutcomeReading {
  const scores = vectorScores(outcomeHead, outcomeInputs(text, vector))
  const chance = (column: number): number => 1 / (1 + Math.exp(-at(scores, column)))
  return { action: chance(0), decision: chance(1), open: chance(2) }
}

/** Reads by meaning what the sentences of a short meeting are for. Empty for a long one. English. */
export async function hearOutcomes(text: string, encoding: Encoding = {}): Promise<OutcomeReadings> {
  const utterances = utterancesOf(readTranscript(text).turns).filter((utterance) => utterance.text.length <= longest)
  const characters = utterances.reduce((sum, utterance) => sum + utterance.text.length, 0)
  if (utterances.length > mostSentences || characters > mostCharacters) return new Map()
  const pieces = utterances.map(({ text: said }) => [said, ...partsOf(said)])
  const vectors = await encodeSentences(pieces.flat(), encoding)
  const readings = pieces.flat().map((piece, index) => readingOf(piece, at(vectors, index)))
  let next = 0
  return new Map(
    utterances.map(({ start }, index) => {
      const [whole, ...parts] = readings.slice(next, (next += at(pieces, index).length))
      if (whole === undefined) throw new Error('A sentence was not read.')
      const most = (kind: 'action' | 'decision'): number =>
        Math.max(whole[kind], ...parts.map((part) => ofParts * part[kind]))
      return [start, { action: most('action'), decision: most('decision'), open: whole.open }]
    }),
  )
}
