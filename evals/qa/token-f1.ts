import { countEach } from '@vitrine/basics/tally.ts'

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[!-/:-@[-`{-~]/g, '')
    .replaceAll(/\b(?:a|an|the)\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

function f1(given: readonly string[], gold: readonly string[]): number {
  if (given.length === 0 || gold.length === 0) return given.length === gold.length ? 1 : 0
  const left = countEach(gold)
  let same = 0
  for (const word of given) {
    const count = left.get(word) ?? 0
    if (count > 0) same += 1
    left.set(word, count - 1)
  }
  return (2 * same) / (given.length + gold.length)
}

/** SQuAD's measure: overlap of words without articles and marks, against the best of the annotators' answers. */
export function bestF1(answer: string, golds: readonly string[]): number {
  const given = wordsOf(answer)
  return Math.max(0, ...golds.map((gold) => f1(given, wordsOf(gold))))
}

export function exactMatch(answer: string, golds: readonly string[]): boolean {
  return golds.some((gold) => wordsOf(gold).join(' ') === wordsOf(answer).join(' '))
}
