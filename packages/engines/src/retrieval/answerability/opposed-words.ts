import { readFileSync } from 'node:fs'

/** Pairs of words that mean the opposite of one another, from WordNet 3.1 by evals/train/qa/write-opposed-words.ts. */
const opposites = new Map<string, Set<string>>()

function load(): ReadonlyMap<string, ReadonlySet<string>> {
  if (opposites.size > 0) return opposites
  for (const line of readFileSync(new URL('./opposed-words.txt', import.meta.url), 'utf8').split('\n')) {
    const [one, ...others] = line.split(' ')
    if (one === undefined || one === '' || one.startsWith('#')) continue
    for (const other of others) {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const known = opposites.get(from) ?? new Set()
        opposites.set(from, known.add(to))
      }
    }
  }
  return opposites
}

/** Whether one of a word's forms is the opposite of a word in `said`; all in lower case. */
export const areOpposed = (forms: readonly string[], said: ReadonlySet<string>): boolean =>
  forms.some((form) => [...(load().get(form) ?? [])].some((word) => said.has(word)))
