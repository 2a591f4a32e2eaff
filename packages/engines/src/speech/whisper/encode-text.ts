import { at } from '@vitrine/basics/at.ts'
import { lookUp } from '@vitrine/basics/look-up.ts'
import { letterOfByte, loadVocabulary, special } from './tokens.ts'

let ranks: ReadonlyMap<string, number> | null = null

/** The network's numbering of tokens is the order in which they were merged. */
function loadRanks(): ReadonlyMap<string, number> {
  ranks ??= new Map(
    loadVocabulary()
      .tokens.slice(0, special.end)
      .map((token, rank) => [token, rank]),
  )
  return ranks
}

/** Byte-pair encoding of one word with the space before it. */
function encodeWord(word: string): number[] {
  const known = loadRanks()
  const parts = Array.from(Buffer.from(word), letterOfByte)
  for (;;) {
    const merges = parts.slice(1).map((part, index) => known.get(at(parts, index) + part) ?? Number.POSITIVE_INFINITY)
    const least = Math.min(...merges)
    if (!Number.isFinite(least)) return parts.map((part) => lookUp(known, part))
    const place = merges.indexOf(least)
    parts.splice(place, 2, at(parts, place) + at(parts, place + 1))
  }
}

/** The tokens of a text, as Whisper's own tokenizer has them: words, numbers and marks apart. */
export const encodeText = (text: string): number[] =>
  (text.match(/ ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+/gu) ?? []).flatMap(encodeWord)
