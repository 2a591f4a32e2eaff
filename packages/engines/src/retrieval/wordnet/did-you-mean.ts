import { editDistance } from '../../text/edit-distance.ts'
import type { WordNet } from './wordnet.ts'

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Noun entries with almost the same spelling, the most likely first: one or two letters wrong, missing, added or swapped. */
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
