import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { encodeSentences } from '../../text/encoder/encode-sentences.ts'
import type { Encoding } from '../../text/encoder/token-batches.ts'
import { readVectorHead, vectorScores } from '../../text/encoder/vector-head.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import head from './care-record.json' with { type: 'json' }

/** Words of a stretch that is encoded at once, and how many stretches of a document are: its beginning tells what it is. */
const stretchWords = 60
const mostStretches = 8
/** A document of fewer words than this is not judged: a few figures tell nothing. */
const fewWords = 12

const careHead = readVectorHead(head)

const { ofNobody } = readPatterns(new URL('./wordings/care-record.txt', import.meta.url), ['ofNobody'])
/** Characters: a paper says at its head what it is. */
const headLength = 200

/** The beginning of a text in stretches of like length; empty for a text of a few words. Exported for the fit. */
export function stretchesOf(text: string): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  if (words.length < fewWords) return []
  const count = Math.min(mostStretches, Math.ceil(words.length / stretchWords))
  const size = Math.min(stretchWords, Math.ceil(words.length / count))
  return Array.from({ length: count }, (_, index) => words.slice(index * size, (index + 1) * size).join(' '))
}

/**
 * How likely a text was written of one person's care, from 0 to 1: a letter, note, chart, report or prescription, and not a leaflet, a
 * staff list, a bill, a story or a sheet about animals or machines. 1 for a text too short to tell. English.
 */
export async function careLikelihood(text: string, encoding: Encoding = {}): Promise<number> {
  if (ofNobody.test(text.slice(0, headLength))) return 0
  const vectors = await encodeSentences(stretchesOf(text), encoding)
  if (vectors.length === 0) return 1
  const scores = vectors.map((vector) => at(vectorScores(careHead, vector), 0))
  return sigmoid(mean(scores))
}

/** Below the first, what is read of a document is a guess; below the second it is never sure. No written record left out of the fit was below the first. */
const foreign = 0.3
const doubtful = 0.4
const guess = 0.4
const unsure = 0.75

/** How sure anything read of a document may be that was written of one person's care with this likelihood. */
export function mostSure(likelihood: number): number {
  if (likelihood < foreign) return guess
  return likelihood < doubtful ? unsure : 1
}

/** What to tell a person about a document of this likelihood; empty where nothing speaks against it. */
export const careWarnings = (likelihood: number): string[] =>
  likelihood < foreign
    ? ['This does not read like the record of one person’s care. What was found in it is a guess.']
    : []
