import { latinLookalike } from './homoglyphs.ts'
import { isCueWord } from './lexicon.ts'

/** Text without disguises, with the source position of each of its UTF-16 code units. */
export interface UnmaskedText {
  text: string
  /** `origin[i]` is the source position of `text[i]`; one extra entry at the end, the source's length. */
  origin: number[]
  /** Source positions of disguised words. */
  disguised: { start: number; end: number }[]
}

interface Piece {
  character: string
  at: number
}

const invisible = /\u034F|[\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/u

function foldedLetter(point: string): string {
  if (point.charCodeAt(0) < 128) return point
  const folded = point.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return /^[A-Za-z]$/.test(folded) ? folded : point
}

/** The pieces as text with one code unit each, so that its indices are those of the list. */
function lettersOf(pieces: readonly Piece[]): string {
  return pieces.map(({ character }) => character.charAt(0)).join('')
}

/** Replaces look-alikes in words that also have Latin letters; real Russian or Greek words have none and stay. */
function readLookalikes(pieces: Piece[], mark: (pieces: readonly Piece[]) => void): Piece[] {
  const text = lettersOf(pieces)
  for (const match of text.matchAll(/\p{L}+/gu)) {
    if (!/[A-Za-z]/.test(match[0]) || /^[A-Za-z]+$/.test(match[0])) continue
    const word = pieces.slice(match.index, match.index + match[0].length)
    const latin = word.map(({ character, at }) => ({
      at,
      character: latinLookalike(character.toLowerCase()) ?? character,
    }))
    if (!latin.every(({ character }) => /^[A-Za-z]$/.test(character))) continue
    pieces.splice(match.index, latin.length, ...latin)
    mark(word)
  }
  return pieces
}

/** Drops invisible characters, folds width and accents, and reads look-alike letters in words that also have Latin ones. */
function plainLetters(source: string, mark: (pieces: readonly Piece[]) => void): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < source.length; ) {
    const point = String.fromCodePoint(source.codePointAt(at) ?? 0)
    const afterLetter = /\p{L}/u.test(pieces.at(-1)?.character ?? ' ')
    if (invisible.test(point)) {
      if (afterLetter && /\p{L}/u.test(source.charAt(at + 1))) mark([{ character: point, at }])
      // Emoji need their joiners and selectors; letters need none.
      else if (!afterLetter) pieces.push({ character: point, at })
    } else if (!afterLetter || !/\p{M}/u.test(point)) {
      pieces.push({ character: foldedLetter(point), at })
    }
    at += point.length
  }
  return readLookalikes(pieces, mark)
}

// Three or more single letters with the same separator between them.
const spelled = /(?<![\p{L}\p{N}])\p{L}(?:([ .\-_*·|/])\p{L})(?:\1\p{L})+(?![\p{L}\p{N}])/gu

function joinSpelled(pieces: readonly Piece[], mark: (pieces: readonly Piece[]) => void): Piece[] {
  const text = lettersOf(pieces)
  const dropped = new Set<number>()
  for (const match of text.matchAll(spelled)) {
    const letters = match[0].replaceAll(/[^\p{L}]/gu, '').toLowerCase()
    // "a l o s e r" is "a" and a word.
    const skipped = !isCueWord(letters) && isCueWord(letters.slice(1)) ? 2 : 0
    const end = match.index + match[0].length
    mark(pieces.slice(match.index + skipped, end))
    for (let at = match.index + skipped + 1; at < end; at += 2) dropped.add(at)
  }
  return pieces.filter((_, index) => !dropped.has(index))
}

const disguise = /[\p{L}\p{N}@$!|€£+*#]*\p{L}[\p{L}\p{N}@$!|€£+*#]*/gu

const symbolLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '£': 'l',
  '+': 't',
}

const starredVowels = ['u', 'i', 'a', 'o', 'e']

/** "id**t": a first letter must be shown; each star is tried as a vowel first, then as the few consonants that people star out. */
function starredWord(shown: string): string | null {
  const stars = Array.from(shown).filter((character) => /[*#]/.test(character)).length
  if (stars > 3 || stars >= shown.length - 1 || !/^\p{L}/u.test(shown)) return null
  let candidates = ['']
  for (const character of shown) {
    const choices = /[*#]/.test(character) ? [...starredVowels, 'c', 'k', 't', 'g', 'n', 'r', 's'] : [character]
    candidates = candidates.flatMap((before) => choices.map((choice) => before + choice))
  }
  return candidates.find((candidate) => isCueWord(candidate)) ?? null
}

/** The intended word of the lexicon, of the same length; null where there is none. */
function meantWord(shown: string): string | null {
  if (/[*#]/.test(shown)) return starredWord(shown)
  const read = Array.from(shown, (character) => symbolLetters[character] ?? character).join('')
  const candidates = [read, read.replaceAll('i', 'l'), shown.replaceAll('1', 'l')]
  return candidates.find((candidate) => /^\p{L}+$/u.test(candidate) && isCueWord(candidate)) ?? null
}

function readSymbols(pieces: readonly Piece[], mark: (pieces: readonly Piece[]) => void): Piece[] {
  const text = lettersOf(pieces)
  const result = [...pieces]
  for (const match of text.matchAll(disguise)) {
    const shown = match[0].replace(/[!|+#]+$/, '')
    if (!/[^\p{L}]/u.test(shown)) continue
    const meant = meantWord(shown.toLowerCase())
    if (meant === null) continue
    mark(pieces.slice(match.index, match.index + shown.length))
    for (let ahead = 0; ahead < shown.length; ahead++) {
      const piece = pieces[match.index + ahead]
      if (piece) result[match.index + ahead] = { at: piece.at, character: meant.charAt(ahead) }
    }
  }
  return result
}

/**
 * Undoes common disguises: invisible characters, accents piled on letters, look-alike letters of other scripts, separated letters
 * ("i d i o t", "i.d.i.o.t"), digits and symbols for letters ("1d10t"), and letters starred out ("id**t"). The last two only where a word of
 * the lexicon results, so that "4u", "mp3" or "b2b" stay as they are.
 */
export function unmask(source: string): UnmaskedText {
  const disguised: UnmaskedText['disguised'] = []
  const mark = (pieces: readonly Piece[]): void => {
    const [first, last] = [pieces[0], pieces.at(-1)]
    if (first && last) disguised.push({ start: first.at, end: last.at + last.character.length })
  }
  const plain = joinSpelled(plainLetters(source, mark), mark)
  const pieces = readSymbols(plain, mark)
  return {
    text: pieces.map(({ character }) => character).join(''),
    origin: [
      ...pieces.flatMap(({ character, at }) => Array.from({ length: character.length }, () => at)),
      source.length,
    ],
    disguised,
  }
}
