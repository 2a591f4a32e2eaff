import { at } from '@vitrine/basics/at.ts'
import { combineHashes, hashText } from './hash.ts'

/** Which terms a model uses. Stored with its weights, which only make sense for the terms of the training. */
export interface TermOptions {
  /** Longest sequence of words. */
  wordNgrams: number
  /** Lengths of the character sequences taken from each word with its edges marked; null for none. */
  charNgrams: readonly [shortest: number, longest: number] | null
  /** The weight of all character sequences of a text together, where all its words together have 1. */
  charWeight: number
  /**
   * Added to the squared length of a text's word vector and of its character vector before each is scaled to length one, so that
   * a text of few words gets small values. No padding if left out.
   */
  padding?: { words: number; characters: number } | undefined
}

/** The words (`first` to `last`, inclusive) in which a term occurs. */
export interface TermPlace {
  first: number
  last: number
}

/** A word sequence or a character sequence of one text, with every place where it occurs. */
export interface Term {
  /** 32 bits; two terms of one vocabulary hardly ever have the same. */
  hash: number
  kind: 'words' | 'characters'
  places: TermPlace[]
}

// The word "the" and the "the" at the beginning of "there" must have different hashes.
const characterSeed = 64

function characterHashes(word: string, [shortest, longest]: readonly [number, number]): number[] {
  if (word === '') return []
  const marked = `^${word}$`
  const hashes: number[] = []
  for (let length = shortest; length <= longest; length++) {
    for (let place = 0; place + length <= marked.length; place++) {
      hashes.push(hashText(marked.slice(place, place + length), characterSeed + length))
    }
  }
  return hashes
}

/** The terms of one text, each once. An empty word is not a term, and no sequence spans one. */
export function termsOf(words: readonly string[], options: TermOptions): Term[] {
  const terms = new Map<number, Term>()
  const add = (hash: number, kind: Term['kind'], first: number, last: number): void => {
    const known = terms.get(hash)
    if (known === undefined) terms.set(hash, { hash, kind, places: [{ first, last }] })
    else known.places.push({ first, last })
  }
  const hashes = words.map((word) => hashText(word))
  for (let first = 0; first < words.length; first++) {
    let sequence = 0
    for (let length = 1; length <= options.wordNgrams && first + length <= words.length; length++) {
      if (words[first + length - 1] === '') break
      sequence = combineHashes(sequence, at(hashes, first + length - 1))
      add(sequence, 'words', first, first + length - 1)
    }
  }
  if (options.charNgrams === null) return [...terms.values()]
  const known = new Map<string, readonly number[]>()
  for (const [place, word] of words.entries()) {
    const sequences = known.get(word) ?? characterHashes(word, options.charNgrams)
    known.set(word, sequences)
    for (const hash of sequences) add(hash, 'characters', place, place)
  }
  return [...terms.values()]
}
