import { capitalised } from '@vitrine/basics/wording.ts'
import { readPatterns } from '../read-patterns.ts'
import { splitSentences } from '../sentences.ts'
import type { Turn } from './transcript/transcript.ts'
import chat from './vocabulary/chat.json' with { type: 'json' }

/** One sentence of a conversation, with who says it and when, where the transcript tells. */
export interface Utterance {
  /** Cleaned up for reading: without fillers, noises and repeated words. */
  text: string
  /** Offset in the transcript of the sentence as it was said. */
  start: number
  end: number
  speaker: string | null
  /** Index of its turn. */
  turn: number
  time: string | null
}

const { noise, filler } = readPatterns(new URL('wordings/spoken.txt', import.meta.url), ['noise', 'filler'])
// 'I I I think', 'the the', 'it's it's'.
const stutter = /(?<![\p{L}'’])([\p{L}'’]{1,12})(?:[ ,]+\1)+(?![\p{L}'’])/giu

// Text without letters is dropped, but a thumbs-up is an answer.
const thumb = /^[\s]*(?:👍|👌|✅)[\p{Emoji_Modifier}\u{FE0F}\s]*$/u
const emoji = /\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{FE0F}]*/gu

// 'Dr B to review', 'Anna K rings the baker': a letter behind a name is no stutter.
const nameBefore = /(?<!^|[.!?] )\p{Lu}\p{Ll}*\.? $|^\p{Lu}\p{Ll}+\.? $/u

const chatWords: ReadonlyMap<string, string> = new Map(Object.entries(chat.words))
const written = /(?<![\p{L}\d'’-])[\p{L}\d]+(?:['’]\p{L}+)?(?![\p{L}\d'’-])/gu

export function readable(text: string): string {
  const plain = text
    .replace(thumb, 'Okay')
    .replaceAll(emoji, ' ')
    .replaceAll(noise, ' ')
    .replaceAll(/(?<=\p{L})_(?=\p{L}|[ .,]|$)/gu, '')
    .replaceAll(filler, ' ')
    .replaceAll(/(?<![\p{L}\d'’/-])\p{L}{1,2} (?=\p{L}+)/gu, (word, place: number, whole: string) =>
      (/^\p{Lu}/u.test(word) && nameBefore.test(whole.slice(0, place))) ||
      /^(?:a|i|an|as|at|be|by|do|go|he|if|in|is|it|me|my|no|of|oh|ok|on|or|so|to|up|us|we|am|hi|tv) $/iu.test(word)
        ? word
        : word.length === 2
          ? ''
          : word,
    )
    .replaceAll(stutter, '$1')
    .replaceAll(/\s+(?=[.,!?;:%]|['’](?:s|re|ve|ll|d|m|t)\b)/gu, '')
    .replaceAll(written, (typed) => chatWords.get(typed.toLowerCase()) ?? typed)
    .replaceAll(/(?:^|(?<=[.,]))[ ,]*(?=,)|,(?=[.!?])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.–-]+/, '')
    .trim()
  return capitalised(plain)
}

/** 'sam please send it' in a chat that Sam takes part in: 'Sam, please send it'. */
function withNamesCalled(text: string, speakers: ReadonlyMap<string, string>): string {
  const called = /^(\p{L}[\p{L}'’-]+),? (?=(?:please|can you|could you|will you|would you|you['’]ll) )/iu.exec(text)
  const name = called?.[1] === undefined ? undefined : speakers.get(called[1].toLowerCase())
  return called === null || name === undefined ? text : `${name}, ${text.slice(called[0].length)}`
}

/** What was said, sentence by sentence, cleaned up for reading. */
export function utterancesOf(turns: readonly Turn[]): Utterance[] {
  const speakers = new Map(
    turns.flatMap(({ speaker }) => {
      const first = speaker?.split(' ')[0]
      return first === undefined ? [] : [[first.toLowerCase(), first] as const]
    }),
  )
  return turns.flatMap((turn, index) =>
    splitSentences(turn.text).flatMap((sentence) => {
      const text = withNamesCalled(readable(sentence.text), speakers)
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
