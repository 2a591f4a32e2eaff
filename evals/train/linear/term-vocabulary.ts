import { type TermOptions, termsOf } from '@vitrine/engines/text/linear/term-features.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'

export interface VocabularyOptions extends TermOptions {
  /** A term that stands in fewer texts is left out. */
  leastTexts: { words: number; characters: number }
}

/** A model that knows its terms and how rare they are, but has no classes yet. */
export type Vocabulary = TermModel

/** Counts in how many texts each term stands. Rarity is ln((1 + texts) / (1 + count)) + 1, in steps of 1/255 of the greatest. */
export function buildVocabulary(
  texts: readonly (readonly string[])[],
  { leastTexts, ...options }: VocabularyOptions,
): Vocabulary {
  const counts = { words: new Map<number, number>(), characters: new Map<number, number>() }
  for (const words of texts) {
    for (const { hash, kind } of termsOf(words, options)) counts[kind].set(hash, (counts[kind].get(hash) ?? 0) + 1)
  }
  const kept = (['words', 'characters'] as const)
    .flatMap((kind) => [...counts[kind]].filter(([, count]) => count >= leastTexts[kind]))
    .sort(([left], [right]) => left - right)
  const rarities = kept.map(([, count]) => Math.log((1 + texts.length) / (1 + count)) + 1)
  const rarityStep = rarities.reduce((most, rarity) => Math.max(most, rarity), 0) / 255
  return {
    classes: [],
    options,
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    rarities: Uint8Array.from(rarities, (rarity) => Math.round(rarity / rarityStep)),
    rarityStep,
    scales: [],
    biases: [],
    weights: new Int8Array(0),
    extra: {},
  }
}
