import { seededRandom } from '@vitrine/basics/seeded-random.ts'

/** Random choices that are the same for the same seed. */
export interface Random {
  /** 0 ≤ x < 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  integer: (low: number, high: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  chance: (probability: number) => boolean
}

export function createRandom(seed: number): Random {
  const next = seededRandom(seed)
  const between = (low: number, high: number): number => low + (high - low) * next()
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}

/** FNV-1a over UTF-16 code units: the seed that belongs to some words. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
