import type { Box, Word } from '../document.ts'
import { heightOf, widthOf } from '../layout/box.ts'

/** Boxes that share this much of the larger one hold the same word. */
const sameWord = 0.45
/** A word that only the second reading has counts when it is this sure and hardly touches one of the first. */
const sureEnough = 0.6
const touching = 0.2

/** Two readings of one page, word by word: where both have a word the surer one stands, and agreement makes it surer. */
export function mergeReadings(first: readonly Word[], second: readonly Word[]): Word[] {
  const used = new Set<Word>()
  const words = first.map((word) => {
    const other = counterpartOf(word, second)
    if (other === undefined) return word
    used.add(other)
    if (other.text === word.text) return { ...word, confidence: Math.max(word.confidence, other.confidence) }
    return other.confidence > word.confidence ? other : word
  })
  const added = second.filter(
    (word) =>
      !used.has(word) &&
      word.confidence > sureEnough &&
      /[\p{L}\p{N}]{2}/u.test(word.text) &&
      !first.some((known) => shared(known.box, word.box) > touching * Math.min(areaOf(known.box), areaOf(word.box))),
  )
  return [...words, ...added]
}

function counterpartOf(word: Word, others: readonly Word[]): Word | undefined {
  const overlaps = others.map((other) => ({
    other,
    overlap: shared(word.box, other.box) / Math.max(areaOf(word.box), areaOf(other.box), 1e-9),
  }))
  const best = overlaps.toSorted((a, b) => b.overlap - a.overlap)[0]
  return best !== undefined && best.overlap > sameWord ? best.other : undefined
}

const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

function shared(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return Math.max(0, width) * Math.max(0, height)
}
