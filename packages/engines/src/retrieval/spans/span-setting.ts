import type { Question } from '../question/question.ts'
import type { Meeting, SentenceOverlap, Word } from './meeting.ts'

/** The input for the features of all candidates of one passage. */
export interface Setting {
  words: readonly Word[]
  asked: readonly Word[]
  question: Question
  meeting: Meeting
  sentenceOf: Int16Array
  sentences: readonly SentenceOverlap[]
  softRanks: readonly number[]
  /** Where each sentence begins and ends (last token), by sentence. */
  bounds: readonly (readonly [first: number, last: number])[]
  /** Token → nearest comma-bounded clause's [first, last]. */
  prototype: Float32Array
  verb: Word | undefined
  subjectAsked: boolean
  passive: boolean
  contentWeight: number
  lastAsked: Word | undefined
  firstAsked: Word | undefined
  beforeAsking: Word | undefined
  timesSaid: ReadonlyMap<string, number>
}

/** How the question is built: its verb, the words around its question word, whether that word is the subject. */
export function shapeOf(question: Question, asked: readonly Word[]) {
  const asking = asked.findIndex(({ lower }) => /^(?:who|whom|whose|what|which|when|where|why|how)$/.test(lower))
  const auxiliary = asked.findIndex(
    ({ lower }, at) => at > asking && /^(?:did|does|do|has|have|had|can|could|would|will)$/.test(lower),
  )
  const verbs = asked.filter(({ token }, at) => token.pos === 'VERB' && question.content[at])
  const content = asked.filter((_, at) => question.content[at])
  const behindAsking = asked
    .slice(Math.max(asking, question.target ?? asking) + 1)
    .find(({ lower }) => !/^(?:is|are|was|were|did|does|do)$/.test(lower))
  return {
    verb: verbs[0],
    subjectAsked: auxiliary === -1,
    passive: asked.some(
      ({ lower }, at) => /^(?:is|are|was|were|been|be)$/.test(lower) && /(?:ed|en)$/.test(asked[at + 1]?.lower ?? ''),
    ),
    lastAsked: asked.findLast(({ token }) => token.pos !== 'PUNCT'),
    firstAsked: behindAsking ?? content[0],
    beforeAsking: asking > 0 ? asked[asking - 1] : undefined,
  }
}
