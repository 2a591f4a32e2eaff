import type { Span } from '../find-speech.ts'
import type { HeardWindow } from './listen-to-window.ts'
import type { SaidToken } from './next-tokens.ts'
import { beginsWord, bytesOf, textOf } from './tokens.ts'
import type { Window } from './windows.ts'
import { tokenTimes } from './word-times.ts'

export interface HeardWord {
  /** Seconds from the start of the sound. */
  start: number
  end: number
  /** With its punctuation, without the space before it. */
  text: string
  /** Whether a space stands before it. */
  spaced: boolean
  /** Geometric mean over its tokens, as the network has it: too sure of itself. */
  probability: number
}

/** Written without spaces, so that each character counts as a word. */
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'my', 'yue', 'km', 'bo'])
/** A word that lasts longer was stretched over a pause. Seconds. */
const longest = 2

/** The way through the attention leaves no gaps: it gives a pause to the word before or after it. */
function withinSpeech({ start, end }: Span, speech: readonly Span[]): Span {
  const isIn = (moment: number) => speech.some((span) => span.start <= moment && moment <= span.end)
  const next = isIn(start) ? undefined : speech.find((span) => span.start > start && span.start < end)
  const from = next?.start ?? start
  const last = isIn(end) ? undefined : speech.findLast((span) => span.end > from && span.end < end)
  return { start: from, end: Math.max(from, Math.min(last?.end ?? end, from + longest)) }
}

const isWholeText = (group: readonly SaidToken[], bytes: readonly number[]): boolean =>
  bytes.every((byte) => byte < 128) || !textOf(group.map(({ token }) => token)).endsWith('\uFFFD')

/** Tokens that make a word; a character of several tokens is never cut. Punctuation stays with the word before it. */
function groupsOf(tokens: readonly SaidToken[], byCharacter: boolean): SaidToken[][] {
  const groups: SaidToken[][] = []
  let whole = true
  for (const token of tokens) {
    const bytes = bytesOf(token.token)
    const isPunctuation = /^\s*[\p{P}]+$/u.test(textOf([token.token]))
    const begins = whole && !isPunctuation && (byCharacter || beginsWord(token.token))
    if (begins || groups.length === 0) groups.push([token])
    else groups.at(-1)?.push(token)
    whole = isWholeText(groups.at(-1) ?? [], bytes)
  }
  return groups
}

/**
 * The words of a window with their times; `lead` seconds of silence were put before it. Pauses, in which nobody speaks, belong to no word.
 */
export function wordsOf(
  { tokens, attention, language }: Pick<HeardWindow, 'tokens' | 'attention' | 'language'>,
  { start, end, speech }: Window,
  lead: number,
): HeardWord[] {
  if (tokens.length === 0) return []
  const times = tokenTimes(attention, end - start + lead).map((time) => start + Math.max(0, time - lead))
  let first = 0
  return groupsOf(tokens, unspaced.has(language)).flatMap((group) => {
    const from = times[first] ?? start
    first += group.length
    const to = times[first] ?? end
    const ids = group.map(({ token }) => token)
    const text = textOf(ids).trim()
    if (text === '') return []
    const mean = group.reduce((sum, { probability }) => sum + Math.log(probability), 0) / group.length
    return [
      {
        ...withinSpeech({ start: from, end: to }, speech),
        text,
        spaced: group[0] !== undefined && beginsWord(group[0].token),
        probability: Math.exp(mean),
      },
    ]
  })
}
