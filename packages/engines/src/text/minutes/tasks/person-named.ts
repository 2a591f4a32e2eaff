import { readPatterns } from '../../read-patterns.ts'

const { titles } = readPatterns(new URL('../wordings/person-named.txt', import.meta.url), ['titles'])

const wordsOf = (name: string): string[] => name.replace(titles, '').toLowerCase().split(/\s+/).filter(Boolean)

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
    null
  )
}
