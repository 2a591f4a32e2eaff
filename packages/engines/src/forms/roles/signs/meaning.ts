import { at } from '@vitrine/basics/at.ts'
import { readSpellingNow } from '../../../text/multilingual/spelling.ts'
import { readPieceVector, width } from '../../../text/multilingual/word-vectors.ts'

export { width }

const known = new Map<string, Float32Array>()
/** Words kept in memory; a page repeats few others. */
const mostKnown = 20_000

/** Figures say what they are by their shape: their meaning is that of a figure. */
const comparable = (word: string): string =>
  word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replaceAll(/\d/g, '0')

/** The mean of the vectors of a word's pieces, `width` components; zeros for what has none. */
export function meaningOf(word: string): Float32Array {
  const text = comparable(word)
  const found = known.get(text)
  if (found !== undefined) return found
  const mean = new Float32Array(width)
  const own = new Float32Array(width)
  const { ids } = readSpellingNow().cut(text)
  for (const id of ids) {
    readPieceVector(id, own)
    for (let column = 0; column < width; column += 1) mean[column] = at(mean, column) + at(own, column) / ids.length
  }
  if (known.size >= mostKnown) known.clear()
  known.set(text, mean)
  return mean
}
