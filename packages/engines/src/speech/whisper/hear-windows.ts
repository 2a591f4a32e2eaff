import { deflateSync } from 'node:zlib'
import { Languages } from './languages.ts'
import { type HeardWindow, listenToWindow } from './listen-to-window.ts'
import { beforeLoop } from './loops.ts'
import type { WhisperNetwork } from './network.ts'
import { keepSentenceEnds } from './sentence-ends.ts'
import { textOf } from './tokens.ts'
import { halvesOf, type Window } from './windows.ts'
import { type HeardWord, wordsOf } from './words.ts'

/** OpenAI's bounds, whisper/transcribe.py: text that packs better than this repeats itself; less likely words are guesses. */
const mostPacked = 2.4
const leastMeanLog = -1
const mostNoSpeech = 0.6
/** Guesses that a second hearing does not confirm. */
const hopeless = -1.5
/** A word further than this from any speech was invented. Seconds. */
const farFromSpeech = 0.8
const rate = 16_000
/** Silence before the first word: without it a sentence loses its capital, and short ones their beginning. Seconds. */
const lead = 0.3

/** The most confidence of a word that was recognised only with names in the prompt. */
const mostOfNew = 0.5

/** Half a minute of speech seldom has more tokens; used for progress alone. */
const usualTokens = 120

/** Names that the words of a window may have been meant to be, as a text for a second hearing; '' where none is needed. */
export type NamesFor = (words: readonly HeardWord[], language: string) => string

interface Hearing {
  signal: AbortSignal | undefined
  /** Called for each token of a window, with how much of the window that may be, 0…1. */
  listening?: (window: Window, share: number) => void
  /** Called after each window with its words. */
  heard: (window: Window, words: readonly HeardWord[]) => void
  /** Left out, each window is heard once. */
  namesFor?: NamesFor | undefined
}

function packed(text: string): number {
  const bytes = Buffer.from(text)
  return bytes.length / deflateSync(bytes).length
}

function isDoubtful({ tokens, looped, meanLog }: HeardWindow): boolean {
  return looped || meanLog < leastMeanLog || packed(textOf(tokens.map(({ token }) => token))) > mostPacked
}

/** The words before they begin to repeat themselves, without those outside speech; none where all of them are guesses. */
function believed(answer: HeardWindow, window: Window): HeardWord[] {
  const { meanLog, noSpeech } = answer
  if (meanLog < hopeless || (meanLog < leastMeanLog && noSpeech > mostNoSpeech)) return []
  const kept = answer.looped ? beforeLoop(answer.tokens.map(({ token }) => token)) : answer.tokens.length
  const tokens = answer.tokens.slice(0, kept)
  const attention = answer.attention.slice(0, kept + 1)
  return wordsOf({ ...answer, tokens, attention }, window, lead).filter(({ start, end }) =>
    window.speech.some((span) => start < span.end + farFromSpeech && end > span.start - farFromSpeech),
  )
}

/** Without the marks around it, which say nothing about whether it was heard. */
const plainOf = ({ text }: HeardWord): string => text.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Lowers the confidence of words that the first pass did not have: names in the prompt are recognised too readily. */
function doubtingNew(words: readonly HeardWord[], first: readonly HeardWord[] | null): HeardWord[] {
  const known = first && new Set(first.map(plainOf))
  const isNew = (word: HeardWord): boolean => known !== null && !known.has(plainOf(word))
  return words.map((word) => (isNew(word) ? { ...word, probability: Math.min(word.probability, mostOfNew) } : word))
}

/**
 * What is said in the windows, one after the other, so that memory does not grow with the recording. A window whose words go round in
 * circles or are guesses is heard again in two halves; what is still a guess is left out.
 */
export async function hearWindows(
  network: WhisperNetwork,
  samples: Float32Array,
  windows: readonly Window[],
  { signal, listening, heard, namesFor }: Hearing,
): Promise<{ words: HeardWord[][]; language: string | null }> {
  const languages = new Languages()
  const listen = async (window: Window, whole: Window): Promise<HeardWord[]> => {
    const spoken = samples.subarray(Math.round(window.start * rate), Math.round(window.end * rate))
    const part = new Float32Array(spoken.length + lead * rate)
    part.set(spoken, lead * rate)
    const choose = (shares: Parameters<Languages['choose']>[0]) => languages.choose(shares, window.end - window.start)
    const follow = (tokens: number) =>
      listening?.(whole, Math.min(1, tokens / usualTokens) * ((window.end - whole.start) / (whole.end - whole.start)))
    follow(0)
    let first: readonly HeardWord[] | null = null
    const remind = (firstHeard: HeardWindow): string => {
      first = wordsOf(firstHeard, window, lead)
      return namesFor?.(first, firstHeard.language) ?? ''
    }
    const answer = await listenToWindow(network, part, { choose, follow, signal, remind })
    const halves = isDoubtful(answer) ? halvesOf(window) : null
    if (halves) return [...(await listen(halves[0], whole)), ...(await listen(halves[1], whole))]
    const words = believed(answer, window)
    return doubtingNew(first ? keepSentenceEnds(words, first) : words, first)
  }
  const words: HeardWord[][] = []
  for (const window of windows) {
    const said = await listen(window, window)
    words.push(said)
    heard(window, said)
  }
  return { words, language: languages.overall }
}
