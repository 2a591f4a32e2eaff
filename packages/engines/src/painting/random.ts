/** Random numbers that are the same for the same seed: mulberry32, public domain, by Tommy Ettinger. */
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
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
