import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'

const { time, sized, happened } = readPatterns(new URL('wordings/set-against.txt', import.meta.url), [
  'time',
  'sized',
  'happened',
])

// Characters; a longer text that sets times against each other says somewhere what it thinks of it.
const longest = 400

/**
 * Whether a short text sets points in time or sizes against each other: 'Ordered Monday. It is now the 19th.' It may be praise or blame without a
 * word of either, which neither reading sees.
 */
export function setsAgainst(text: string): boolean {
  if (text.length > longest) return false
  const times = new Set([...text.matchAll(time)].map(([found]) => found.toLowerCase()))
  const sizes = Map.groupBy([...text.matchAll(sized)], ({ groups }) => groups?.['what']?.toLowerCase())
  const isSized = [...sizes.values()].some((found) => new Set(found.map(({ groups }) => groups?.['figure'])).size > 1)
  return times.size > 1 || isSized
}

/** Whether a text tells that something happened or has come to be, rather than what a thing is like: 'Received: one shoe.' */
export const tellsEvents = (text: string): boolean => text.length <= longest && happened.test(text)
