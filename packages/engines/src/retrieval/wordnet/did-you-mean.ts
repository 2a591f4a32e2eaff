import type { WordNet } from './wordnet.ts'

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Damerau and Levenshtein's distance with adjacent swaps; stops counting above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let older: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      let least = Math.min((before[j] as number) + 1, (row[j - 1] as number) + 1, (before[j - 1] as number) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] as number) + 1)
      row.push(least)
    }
    if (Math.min(...row) > limit) return limit + 1
    older = before
    before = row
  }
  return before[b.length] ?? limit + 1
}

/** Entries of nouns that are spelled almost alike, the likeliest first: one or two letters wrong, missing, added or swapped. */
export function didYouMean(wordnet: WordNet, phrase: string, wanted = 5): string[] {
  const key = phrase.trim().toLowerCase().replaceAll(/\s+/g, '_')
  if (key.length < 4 || key.length > 40) return []
  const allowed = key.length < 6 ? 1 : 2
  const found: { lemma: string; distance: number }[] = []
  for (const lemma of wordnet.lemmas('noun')) {
    if (Math.abs(lemma.length - key.length) > allowed) continue
    const distance = editDistance(key, lemma, allowed)
    if (distance <= allowed) found.push({ lemma, distance: distance + (lemma[0] === key[0] ? 0 : 0.5) })
  }
  return found
    .sort((a, b) => a.distance - b.distance || sharedStart(b.lemma, key) - sharedStart(a.lemma, key))
    .slice(0, wanted)
    .map(({ lemma }) => lemma.replaceAll('_', ' '))
}
