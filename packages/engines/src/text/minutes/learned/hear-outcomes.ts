import { at } from '@vitrine/basics/at.ts'
import type { Encoding } from '../../encoder/token-batches.ts'
import { type BranchText, chancesOf, readBranchStates } from '../../multilingual/read-branch.ts'
import { utterancesOf } from '../spoken.ts'
import { readTranscript } from '../transcript/transcript.ts'
import { heardWeights } from '../weights.ts'

/** How likely a sentence assigns a task, settles something, or leaves something open; each 0…1. */
export type OutcomeReading = Record<'action' | 'decision' | 'open', number>

/** A reading with the vector of the sentence's meaning. */
export interface HeardSentence extends OutcomeReading {
  state: Float32Array
}

/** Keyed by the start offset of the sentence in the transcript. */
export type OutcomeReadings = ReadonlyMap<number, HeardSentence>

/** A meeting with more is not short, and such readings are only trusted in short ones; also limits the time to a few seconds. */
const mostSentences = 500
const mostCharacters = 40_000
/** Characters; longer text is not a sentence. */
const longest = 400

/** 'Ok we stay, I'll write to them today' settles one thing and assigns another; a part is less certain than a sentence. */
const partBreak = /(?:[,;]| [-–])\s+|\s(?:and|so|but)\s/u
const leastWords = 3
const mostParts = 3

function partsOf(text: string): string[] {
  const parts = text.split(partBreak).filter((part) => part.split(/\s+/).length >= leastWords)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}

function heardOf({ reading, state }: BranchText): HeardSentence {
  const { action = 0, decision = 0, open = 0 } = chancesOf(reading, 'outcome')
  return { action, decision, open, state }
}

/** Reads the sentences of a short meeting by meaning. Empty for a long one. English. */
export async function hearOutcomes(text: string, encoding: Encoding = {}): Promise<OutcomeReadings> {
  const utterances = utterancesOf(readTranscript(text).turns).filter((utterance) => utterance.text.length <= longest)
  const characters = utterances.reduce((sum, utterance) => sum + utterance.text.length, 0)
  if (utterances.length > mostSentences || characters > mostCharacters) return new Map()
  const pieces = utterances.map(({ text: said }) => [said, ...partsOf(said)])
  const readings = (await readBranchStates(pieces.flat(), encoding)).map(heardOf)
  let next = 0
  return new Map(
    utterances.map(({ start }, index) => {
      const [whole, ...parts] = readings.slice(next, (next += at(pieces, index).length))
      if (whole === undefined) throw new Error('A sentence was not read.')
      const most = (kind: 'action' | 'decision'): number =>
        Math.max(whole[kind], ...parts.map((part) => heardWeights.ofPart * part[kind]))
      return [start, { action: most('action'), decision: most('decision'), open: whole.open, state: whole.state }]
    }),
  )
}
