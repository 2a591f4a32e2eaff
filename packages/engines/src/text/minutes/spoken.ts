import { splitSentences } from '../sentences.ts'
import type { Turn } from './transcript.ts'

/** One sentence of a talk. */
export interface Utterance {
  /** For reading: fillers, noises and words said twice left out. */
  text: string
  /** Where the sentence as it was said stands in the transcript. */
  start: number
  end: number
  speaker: string | null
  /** Index of its turn. */
  turn: number
  time: string | null
}

const noise =
  /\{[^}]*\}|<[^>]*>|\[(?:laughter|inaudible|crosstalk|pause|applause|noise)[^\]]*\]|\((?:laughs?|laughter|inaudible|pause)\)/giu
const filler =
  /(?:,\s*)?(?<![\p{L}'’-])(?:u+h+|u+m+|e+r+m?|hmm+|mm+(?:-hmm+)?|'kay|(?<!\blet )you know|i mean|sort of|kind of)(?![\p{L}'’-])[ ,]*/giu
// 'I I I think', 'the the', 'it's it's'.
const stutter = /(?<![\p{L}'’])([\p{L}'’]{1,12})(?:[ ,]+\1)+(?![\p{L}'’])/giu

export function readable(text: string): string {
  const plain = text
    .replaceAll(noise, ' ')
    .replaceAll(/(?<=\p{L})_(?=\p{L}|[ .,]|$)/gu, '')
    .replaceAll(filler, ' ')
    .replaceAll(/(?<![\p{L}'’-])\p{L}{1,2} (?=\p{L}+)/gu, (word) =>
      /^(?:a|i|an|as|at|be|by|do|go|he|if|in|is|it|me|my|no|of|oh|ok|on|or|so|to|up|us|we|am|hi|tv) $/iu.test(word)
        ? word
        : word.length === 2
          ? ''
          : word,
    )
    .replaceAll(stutter, '$1')
    .replaceAll(/\s+(?=[.,!?;:%]|['’](?:s|re|ve|ll|d|m|t)\b)/gu, '')
    .replaceAll(/(?:^|(?<=[.,]))[ ,]*(?=,)|,(?=[.!?])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.–-]+/, '')
    .trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What was said, sentence by sentence, fit to be read. */
export function utterancesOf(turns: readonly Turn[]): Utterance[] {
  return turns.flatMap((turn, index) =>
    splitSentences(turn.text).flatMap((sentence) => {
      const text = readable(sentence.text)
      if (!/\p{L}{2}/u.test(text)) return []
      return [
        {
          text,
          start: turn.start + sentence.start,
          end: turn.start + sentence.end,
          speaker: turn.speaker,
          turn: index,
          time: turn.time,
        },
      ]
    }),
  )
}
