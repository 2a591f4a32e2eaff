import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '../text/encoder/encode-sentences.ts'
import type { Encoding } from '../text/encoder/token-batches.ts'
import { readVectorHead, vectorScores } from '../text/encoder/vector-head.ts'
import { readPatterns } from '../text/read-patterns.ts'
import { clinicalSentencesOf } from './clinical-sentences.ts'
import head from './next-steps.json' with { type: 'json' }

const names = ['later', 'order', 'tasked', 'done'] as const
const cues = readPatterns(new URL('./wordings/next-steps.txt', import.meta.url), names)
/** A cue counts as much as a strong value of a sentence vector. */
const strength = 0.25

/** What the head sees of a line: its vector, and how it is built. */
export const nextStepInputs = (text: string, vector: Float32Array): Float32Array =>
  Float32Array.from([...vector, ...names.map((name) => (cues[name].test(text) ? strength : 0))])

const nextStepHead = readVectorHead(head)
/** A note has fewer; it also bounds the time, to a few seconds. */
const mostSentences = 400
const mostCharacters = 40_000
/** Characters; what goes on for longer is no sentence. */
const longest = 400
/** Chosen on rows left out of the training: what is shown beside the plan needs no more than to be likely. */
const least = 0.5

/** Where the sentences begin that say by meaning what is still to be done, whatever their heading. Of a talk none. English. */
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
      return 1 / (1 + Math.exp(-score)) >= least ? [start] : []
    }),
  )
}
