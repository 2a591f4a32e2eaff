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
      const replaced = (row[column] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
