/** Damerau–Levenshtein distance (edits and adjacent swaps); stops counting above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
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

const shortest = 5
const long = 8

/** Whether one of two lower-case words is the other misheard or misread: one edit apart (two from eight letters on) and beginning alike. */
export function isSpelledAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  if (length < shortest || one[0] !== other[0] || /\d/.test(one)) return one === other
  const allowed = length >= long ? 2 : 1
  return Math.abs(one.length - other.length) <= allowed && editDistance(one, other, allowed) <= allowed
}
