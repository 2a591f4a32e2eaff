import { capitalised } from '@vitrine/basics/wording.ts'
import type { HeardWord } from './words.ts'

/** Two hearings give the same word times that differ by less. Seconds. */
const sameMoment = 0.25

const ends = ({ text }: HeardWord): boolean => /[.!?]$/u.test(text)
const endedText = (text: string): string => `${text.replace(/[,;:]$/u, '')}.`

/**
 * The words of a second hearing with the sentence ends of the first: told a list of names, Whisper writes sentences as one list, with commas between them. A
 * sentence ends where it did at first, if a word ends at that moment.
 */
export function keepSentenceEnds(words: readonly HeardWord[], first: readonly HeardWord[]): HeardWord[] {
  const moments = first.filter(ends).map(({ end }) => end)
  const nearest = new Set(
    moments.map((moment) => {
      const gap = ({ end }: HeardWord): number => Math.abs(end - moment)
      const best = words.reduce<HeardWord | null>(
        (least, word) => (least && gap(least) <= gap(word) ? least : word),
        null,
      )
      return best && gap(best) < sameMoment ? best : null
    }),
  )
  return words.map((word, index) => {
    const previous = words[index - 1]
    const begins = previous !== undefined && nearest.has(previous) && !ends(previous)
    const text = begins ? capitalised(word.text) : word.text
    return nearest.has(word) && !ends(word) ? { ...word, text: endedText(text) } : { ...word, text }
  })
}
