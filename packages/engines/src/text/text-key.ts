/**
 * The comparable form of a text: lower case, no accents, ß as ss, letters and digits only, one space between words.
 * '#' stays, for it stands for 'number'.
 */
export function keyOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('ß', 'ss')
      // 'nº', 'N.º', '№'
      .replaceAll('º', 'o')
      .replaceAll('№', 'no')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}#]+/gu, ' ')
      .trim()
  )
}

/** Lower case, letters and digits only, one space between words. Accents stay. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two keys are within so many edits of each other: recognition mistakes a letter now and then. */
export function nearlyEqual(a: string, b: string, edits: number): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > edits) return false
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      const replace = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(replace, (previous[j] as number) + 1, (current[j - 1] as number) + 1))
    }
    if (Math.min(...current) > edits) return false
    previous = current
  }
  return (previous[b.length] ?? edits + 1) <= edits
}
