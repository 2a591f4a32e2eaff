import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { TranscriptSegment } from '../transcript.ts'
import { sureness } from './sureness.ts'
import type { HeardWord } from './words.ts'

/** A pause after which another sentence begins, whatever the marks say. Seconds. */
const pause = 1.2
/** A segment that is longer ends at the next comma, and is cut at twice this. Seconds. */
const long = 12

function endsBefore(word: HeardWord, last: HeardWord, start: number): boolean {
  if (/[.!?。！？]["'”’»)]*$/.test(last.text) && !/^(?:\p{L}|Dr|Mr|Mrs|Ms|St|No)\.$/u.test(last.text)) return true
  const seconds = last.end - start
  return word.start - last.end > pause || (seconds > long && /[,;:]$/.test(last.text)) || seconds > 2 * long
}

/** Sentences of the words of one window, or parts of long ones. */
export function segmentsOf(words: readonly HeardWord[]): TranscriptSegment[] {
  const sure = sureness(words.map(({ probability }) => probability))
  const parts: (HeardWord & { confidence: number })[][] = []
  for (const [index, word] of words.entries()) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    const rated = { ...word, confidence: at(sure, index) }
    if (!part || !last || endsBefore(word, last, at(part, 0).start)) parts.push([rated])
    else part.push(rated)
  }
  return parts.map((part) => ({
    start: at(part, 0).start,
    end: at(part, part.length - 1).end,
    text: part.map(({ text, spaced }, index) => `${spaced && index > 0 ? ' ' : ''}${text}`).join(''),
    confidence: mean(part.map(({ confidence }) => confidence)),
    words: part.map(({ start, end, text, confidence }) => ({ start, end, text, confidence })),
  }))
}
