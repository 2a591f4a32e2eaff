import { readPatterns } from '../read-patterns.ts'
import type { Utterance } from './spoken.ts'

export interface OpenQuestion {
  text: string
  who: string | null
  start: number
  end: number
  turn: number
}

const {
  evasion,
  rhetorical,
  asking,
  request,
  assent,
  'left open': leftOpen,
} = readPatterns(new URL('wordings/questions.txt', import.meta.url), [
  'evasion',
  'rhetorical',
  'asking',
  'request',
  'assent',
  'left open',
])
const marked = /^(?:open )?questions?\s*[:–-]\s*(.+)$/iu
const leastWords = 6
const leastOfAsking = 4

/** 'No idea', 'ask me next week' */
export const evades = (text: string): boolean => evasion.test(text)

/** 'Who pays for it was left open', in minutes that somebody wrote. */
export const isLeftOpen = (text: string): boolean => leftOpen.test(text)

/** Questions that nobody answered, or that were answered with 'I don't know' or 'later'. */
export function findOpenQuestions(utterances: readonly Utterance[]): OpenQuestion[] {
  return utterances.flatMap((utterance, index) => {
    const { text, speaker, start, end, turn } = utterance
    const stated = marked.exec(text)?.[1]
    if (stated !== undefined) return [{ text: stated, who: speaker, start, end, turn }]
    const isMarked = /\?\s*$/.test(text)
    const asksFor = asking.test(text)
    if ((!isMarked && (!asksFor || /[.!]\s*$/.test(text))) || rhetorical.test(text)) return []
    const words = text.split(/\s+/).length
    if (words < leastOfAsking || request.test(text)) return []
    const following = utterances
      .slice(index + 1, index + 6)
      .filter((other) => other.turn > turn && other.turn <= turn + 3)
    // An answer after the next question answers that question.
    const next = following.findIndex((other) => other.speaker === speaker && /\?\s*$/.test(other.text))
    const replies = next < 0 ? following : following.slice(0, next)
    const unanswered = replies.every((reply) => reply.text.split(/\s+/).length < 4 || /\?\s*$/.test(reply.text))
    const put = replies.slice(0, 3).some((reply) => evasion.test(reply.text))
    if (put) return [{ text, who: speaker, start, end, turn }]
    if (words < (asksFor ? leastOfAsking : leastWords)) return []
    // Chats omit question marks: without one, only what is answered with 'no idea' is certainly a question.
    if (!isMarked) return []
    if (replies.length === 0 && utterances.slice(index + 1).every((other) => other.turn === turn))
      return [{ text, who: speaker, start, end, turn }]
    if (words < leastWords) return []
    return unanswered && replies.length > 0 && !replies.some((reply) => assent.test(reply.text))
      ? [{ text, who: speaker, start, end, turn }]
      : []
  })
}
