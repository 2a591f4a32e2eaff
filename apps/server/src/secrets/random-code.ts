import { randomInt } from 'node:crypto'

/** Random characters of an alphabet in groups joined by hyphens, for people to read aloud or copy by hand. */
export const randomCode = (alphabet: string, { groups, length }: { groups: number; length: number }): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
