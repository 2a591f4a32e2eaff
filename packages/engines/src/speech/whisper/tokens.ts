import { readFileSync } from 'node:fs'
import { at } from '@vitrine/basics/at.ts'

/** Tokens with a meaning of their own; the 99 languages follow `start`. */
export const special = {
  end: 50_257,
  start: 50_258,
  transcribe: 50_359,
  /** What was said before the window, or what it may be about, follows. */
  before: 50_361,
  noSpeech: 50_362,
  noTimes: 50_363,
} as const
const firstLanguage = special.start + 1
const languages = 99

const folder = new URL('../whisper-base/', import.meta.url)

interface Vocabulary {
  /** A token each, in the letters that stand for bytes. */
  tokens: readonly string[]
  /** Never spoken: brackets, notes of music, tags. */
  unspoken: readonly number[]
}

let vocabulary: Vocabulary | null = null

export function loadVocabulary(): Vocabulary {
  vocabulary ??= {
    tokens: readFileSync(new URL('tokens.txt', folder), 'utf8').split('\n'),
    // The cast: the file is ours, a list of numbers.
    unspoken: JSON.parse(readFileSync(new URL('unspoken-tokens.json', folder), 'utf8')) as number[],
  }
  return vocabulary
}

/** GPT-2's way to write any byte as a visible letter, inverted. */
const byteOfLetter = new Map<string, number>()
const letters: string[] = []
let stranger = 256
for (let byte = 0; byte < 256; byte++) {
  const visible = (byte > 32 && byte < 127) || (byte > 160 && byte < 173) || byte > 173
  const letter = String.fromCharCode(visible ? byte : stranger++)
  byteOfLetter.set(letter, byte)
  letters.push(letter)
}

export const letterOfByte = (byte: number): string => at(letters, byte)

/** The bytes (UTF-8, perhaps a part of a character) that a token stands for; none for tokens with a meaning of their own. */
export function bytesOf(token: number): number[] {
  if (token >= special.end) return []
  return Array.from(at(loadVocabulary().tokens, token), (letter) => byteOfLetter.get(letter) ?? 32)
}

export const textOf = (tokens: readonly number[]): string =>
  new TextDecoder().decode(Uint8Array.from(tokens.flatMap(bytesOf)))

/** Whether a token begins with a space, and so a word. */
export const beginsWord = (token: number): boolean => bytesOf(token)[0] === 32

/** ISO 639 code of each language, in the order of their tokens. */
export const languageCodes = (): string[] =>
  loadVocabulary()
    .tokens.slice(firstLanguage, firstLanguage + languages)
    .map((tag) => tag.slice(2, -2))

export const languageToken = (code: string): number => firstLanguage + languageCodes().indexOf(code)
