import { capitalised } from '@vitrine/basics/wording.ts'
import { readPatterns } from '../read-patterns.ts'
import { readWords } from '../read-words.ts'

const { lead, tag, fill, begun, again, leans, broken, unfinished, verb, vague, personal } = readPatterns(
  new URL('wordings/quotable.txt', import.meta.url),
  ['lead', 'tag', 'fill', 'begun', 'again', 'leans', 'broken', 'unfinished', 'verb', 'vague', 'personal'],
)
const shortWords = readWords(new URL('vocabulary/short-words.txt', import.meta.url))

const longestShort = 3

const isBegun = (word: string): boolean =>
  word.length <= longestShort && word === word.toLowerCase() && !shortWords.has(word)

/** Without the words by which a speaker takes up the thread, fills in or says again what was just said; ends with a full stop. */
function tidied(said: string): string {
  const once = said
    .replaceAll(fill, '')
    .replaceAll(begun, (whole, start: string) => (shortWords.has(start.toLowerCase()) ? whole : ''))
    .replaceAll(again, '$1')
    .replaceAll(again, '$1')
    .replace(lead, '')
    .replace(tag, '')
    .replaceAll(/\s+(?=[,.;!])/gu, '')
    .replace(/^[\s,.;–-]+|[\s,;–-]+$/gu, '')
  return capitalised(/[.!]$/.test(once) ? once : `${once}.`)
}

/**
 * A spoken sentence as it can be quoted alone, or null for one that cannot: a question, an order, one that was broken off or hangs on what was
 * said before.
 */
export function quotable(said: string): string | null {
  if (/[?,]\s*$/.test(said)) return null
  const text = tidied(said)
  if (leans.test(text) || broken.test(text) || unfinished.test(text) || !verb.test(text)) return null
  const words = text.match(/[\p{L}'’]+/gu) ?? []
  return words.some((word) => isBegun(word)) ? null : text
}

/** How much of a sentence is of who speaks and whom they speak to, or of something said before: pronouns, and whether it begins with one. */
export const pointing = (text: string): { persons: number; opens: boolean } => ({
  persons: text.match(personal)?.length ?? 0,
  opens: vague.test(text),
})
