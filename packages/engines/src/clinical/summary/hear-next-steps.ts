import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { encodeSentences } from '../../text/encoder/encode-sentences.ts'
import type { Encoding } from '../../text/encoder/token-batches.ts'
import { readVectorHead, vectorScores } from '../../text/encoder/vector-head.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { clinicalSentencesOf } from '../notes/clinical-sentences.ts'
import head from './next-steps.json' with { type: 'json' }

const names = ['later', 'order', 'tasked', 'done'] as const
const cues = readPatterns(new URL('./wordings/next-steps.txt', import.meta.url), names)
/** Input value of a cue: as large as a strong component of a sentence vector. */
const strength = 0.25

/** The head's input for a line: its vector, and cues of its form. */
export const nextStepInputs = (text: string, vector: Float32Array): Float32Array =>
  Float32Array.from([...vector, ...names.map((name) => (cues[name].test(text) ? strength : 0))])

const nextStepHead = readVectorHead(head)
/** Notes have fewer; also limits the time to a few seconds. */
const mostSentences = 400
const mostCharacters = 40_000
/** Characters; longer text is not a sentence. */
const longest = 400
/** Chosen on held-out rows: what is shown beside the plan only has to be likely. */
const least = 0.5

/** Start offsets of the sentences that by meaning say what is still to be done, under any heading. Empty for a conversation. English. */
export async function hearNextSteps(text: string, encoding: Encoding = {}): Promise<ReadonlySet<number>> {
  const sentences = clinicalSentencesOf(text).filter((sentence) => sentence.text.length <= longest)
  const characters = sentences.reduce((sum, sentence) => sum + sentence.text.length, 0)
  if (characters > mostCharacters) return new Set()
  if (sentences.length > mostSentences || sentences.some(({ speaker }) => speaker !== null)) return new Set()
  const vectors = await encodeSentences(
    sentences.map((sentence) => sentence.text),
    encoding,
  )
  return new Set(
    sentences.flatMap(({ text: said, start }, index) => {
      const score = at(vectorScores(nextStepHead, nextStepInputs(said, at(vectors, index))), 0)
      return sigmoid(score) >= least ? [start] : []
    }),
  )
}
