import { at } from '@vitrine/basics/at.ts'
import { combineHashes, hashText } from './hash.ts'

/** Which terms a model sees. They are kept with the weights: other terms than in training would be noise. */
export interface TermOptions {
  /** Longest sequence of words. */
  wordNgrams: number
  /** Lengths of character sequences within one word with its edges marked; null for none. */
  charNgrams: readonly [shortest: number, longest: number] | null
  /** What all character sequences of a text together count against all its words. */
  charWeight: number
  /**
   * What is added to the squared length of a text's words and character sequences before they are scaled to length one: a text of few
   * words then says little instead of shouting. None where it is left out.
   */
  padding?: { words: number; characters: number } | undefined
}

/** The words (`first` to `last`, inclusive) that a term stands on. */
export interface TermPlace {
  first: number
  last: number
}

/** A word sequence or a character sequence of one text, with every place where it stands. */
export interface Term {
  /** 32 bits; two terms of one vocabulary practically never share one. */
  hash: number
  kind: 'words' | 'characters'
  places: TermPlace[]
}

// Keeps "the" the word apart from "the" the beginning of "there".
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

/** The terms of one text, each once. An empty word is none, and no sequence runs across it. */
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
