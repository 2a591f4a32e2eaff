import { at } from '@vitrine/basics/at.ts'
import { normaliseWords } from '../metrics/word-errors.ts'

interface Written {
  text: string
  confidence: number
}

/** Indices of written words that stand for the same said one. */
function alignedParts(said: readonly string[], written: readonly string[]): Set<number> {
  const width = written.length + 1
  const errors = new Uint32Array((said.length + 1) * width)
  for (let column = 0; column < width; column++) errors[column] = column
  for (let row = 1; row <= said.length; row++) {
    errors[row * width] = row
    for (let column = 1; column < width; column++) {
      const replaced = at(errors, (row - 1) * width + column - 1) + Number(said[row - 1] !== written[column - 1])
      const left = at(errors, row * width + column - 1) + 1
      errors[row * width + column] = Math.min(replaced, left, at(errors, (row - 1) * width + column) + 1)
    }
  }
  const matched = new Set<number>()
  let [row, column] = [said.length, written.length]
  while (row > 0 && column > 0) {
    const here = at(errors, row * width + column)
    const same = said[row - 1] === written[column - 1]
    if (here === at(errors, (row - 1) * width + column - 1) + Number(!same)) {
      if (same) matched.add(column - 1)
      row--
      column--
    } else if (here === at(errors, row * width + column - 1) + 1) column--
    else row--
  }
  return matched
}

/** Which written words were said, by the alignment with the fewest errors; `said` is normalised. A word of marks alone is left out. */
export function rightWords(
  said: readonly string[],
  written: readonly Written[],
): { confidence: number; right: boolean }[] {
  const parts = written.flatMap(({ text }, word) => normaliseWords(text).map((part) => ({ part, word })))
  const matched = alignedParts(
    said,
    parts.map(({ part }) => part),
  )
  return written.flatMap(({ confidence }, word) => {
    const own = parts.flatMap((entry, index) => (entry.word === word ? [index] : []))
    return own.length === 0 ? [] : [{ confidence, right: own.every((index) => matched.has(index)) }]
  })
}
