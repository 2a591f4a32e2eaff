/** Adds to a key's sum, which starts at 0. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, amount = 1): void {
  sums.set(key, (sums.get(key) ?? 0) + amount)
}

/** How often each value occurs, in the order in which they first occur. */
export function countEach<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) addTo(counts, value)
  return counts
}

/** The key with the largest sum, the first of equal ones, with that sum; null of an empty map. */
export function largestOf<Key>(sums: ReadonlyMap<Key, number>): [Key, number] | null {
  let largest: [Key, number] | null = null
  for (const entry of sums) if (largest === null || entry[1] > largest[1]) largest = entry
  return largest
}
