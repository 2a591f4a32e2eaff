import { capitalised } from '@vitrine/basics/wording.ts'
import { readPatterns } from '../../read-patterns.ts'
import { type Line, linesOf } from './transcript-lines.ts'

/** A mail, or what is quoted of one: who writes 'I' in it, and who is called 'you'. Ends where the next begins. */
export interface Letter {
  start: number
  writer: string | null
  addressee: string | null
}

const patterns = readPatterns(new URL('../wordings/letters.txt', import.meta.url), [
  'from',
  'to',
  'wrote',
  'greeting',
  'greeting before',
  'closing',
  'closing after',
  'introduces',
  'group',
])
const { from, to, wrote, greeting, closing } = patterns
const quote = /^(?:[ \t]*>)+[ \t]?/u
const personName = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la)){0,3}$/u

/** The name of 'Ana Sá <ana@example.org>'; null for an address alone, for several people and for a group. */
function nameOf(words: string | undefined): string | null {
  const name = words
    ?.replace(/\s*[<[(].*$/u, '')
    .replaceAll(/["”“]/gu, '')
    .replace(/[,.!]+$/u, '')
    .trim()
  return name !== undefined && personName.test(name) && !patterns.group.test(name) ? name : null
}

function signedBy(lines: readonly Line[]): string | null {
  const filled = lines.filter(({ line }) => line.trim() !== '')
  const index = filled.findLastIndex(({ line }) => closing.test(line))
  if (index < 0) return nameOf(patterns['closing after'].exec(filled.at(-1)?.line ?? '')?.groups?.['name'])
  const found = closing.exec(filled[index]?.line ?? '')?.groups?.['name']
  // 'cheers wes', in a hand of small letters.
  const small = /^\p{Ll}+$/u.test(found ?? '') ? capitalised(found ?? '') : found
  return nameOf(small) ?? nameOf(filled[index + 1]?.line.trim())
}

/** The letters of a text by its mail headers, or the one that its signature shows; none where nobody signs. */
export function lettersOf(text: string): Letter[] {
  const lines = linesOf(text).map(({ line, start }) => ({ line: line.replace(quote, ''), start }))
  const letters: Letter[] = []
  for (const { line, start } of lines) {
    const writer = from.exec(line)?.[1] ?? wrote.exec(line)?.[1]
    if (writer !== undefined) letters.push({ start, writer: nameOf(writer), addressee: null })
    const last = letters.at(-1)
    const called = to.exec(line)?.[1] ?? greeting.exec(line)?.[1]
    if (last !== undefined) last.addressee ??= nameOf(called)
  }
  if (letters.length > 0) return letters
  const introduced = patterns.introduces.exec(text)?.groups
  // Below a greeting a name alone on the last line signs.
  const last = lines.findLast(({ line }) => line.trim() !== '')?.line.trim()
  const isGreeted = lines.some(({ line }) => greeting.test(line))
  const writer =
    signedBy(lines) ?? nameOf(introduced?.['name'] ?? introduced?.['typist']) ?? (isGreeted ? nameOf(last) : null)
  const called = lines.flatMap(({ line }) => (greeting.exec(line) ?? patterns['greeting before'].exec(line))?.[1] ?? [])
  return writer === null ? [] : [{ start: 0, writer, addressee: nameOf(called[0]) }]
}
