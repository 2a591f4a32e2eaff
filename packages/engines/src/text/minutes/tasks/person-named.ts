import { readPatterns } from '../../read-patterns.ts'

const { titles } = readPatterns(new URL('../wordings/person-named.txt', import.meta.url), ['titles'])

const wordsOf = (name: string): string[] => name.replace(titles, '').toLowerCase().split(/\s+/).filter(Boolean)

/** 'Dr B' where one person alone is called something with that letter. */
function initialOf(
  wanted: readonly string[],
  known: readonly { person: string; words: readonly string[] }[],
): string | null {
  const [letter, ...others] = wanted
  if (letter === undefined || letter.length > 1 || others.length > 0) return null
  const meant = known.filter(({ words }) => words.at(-1)?.startsWith(letter))
  return meant.length === 1 ? (meant[0]?.person ?? null) : null
}

/** The attendee that a name, or a part of it, refers to; null where it is none of them. A title alone names nobody. */
export function personNamed(name: string, attendees: readonly string[]): string | null {
  const wanted = wordsOf(name)
  const known = attendees.map((person) => ({ person, words: wordsOf(person) }))
  const by = (fits: (words: readonly string[]) => boolean) => known.find(({ words }) => fits(words))?.person
  return (
    by((words) => words.join(' ') === wanted.join(' ')) ??
    by((words) => wanted.length > 0 && wanted.every((word) => words.includes(word))) ??
    // 'Town Manager Ho' by the family name, 'Sam from sales' by the given name.
    by((words) => words.includes(wanted.at(-1) ?? '')) ??
    by((words) => words.includes(wanted[0] ?? '')) ??
    initialOf(wanted, known) ??
    null
  )
}
