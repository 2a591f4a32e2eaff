import { at } from '@vitrine/basics/at.ts'
import { spellNumbers } from './spoken-numbers.ts'

/** Lower case, no punctuation, hyphens apart, numbers as they are said: what is said, not how it is written. */
export const normaliseWords = (text: string): string[] =>
  spellNumbers(text)
    .toLowerCase()
    .replaceAll(/[-–—]/g, ' ')
    .replaceAll(/[^a-z0-9' ]/g, ' ')
    .replaceAll("'", '')
    .split(/\s+/)
    .filter(Boolean)

/** Substitutions, deletions and insertions that turn the spoken words into the written ones, by edit distance. */
export function wordErrors(spoken: readonly string[], written: readonly string[]): number {
  let row = Array.from({ length: written.length + 1 }, (_, index) => index)
  for (const [index, word] of spoken.entries()) {
    const next = [index + 1]
    for (const [column, other] of written.entries()) {
      const replaced = at(row, column) + (word === other ? 0 : 1)
      next.push(Math.min(replaced, at(row, column + 1) + 1, at(next, column) + 1))
    }
    row = next
  }
  return at(row, written.length)
}
