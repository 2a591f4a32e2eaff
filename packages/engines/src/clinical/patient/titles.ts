import titles from './titles.json' with { type: 'json' }

const escaped = (words: readonly string[]): string =>
  words
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|')

/** Regular expression sources, matched in any case: titles of women, of men, of anyone. */
export const femaleTitle = escaped(titles.female)
export const maleTitle = escaped(titles.male)
export const anyTitle = escaped([...titles.female, ...titles.male, ...titles.either])

const words = new Set([...titles.female, ...titles.male, ...titles.either])

/** Whether a word, in lower case and without its full stop, is a title. */
export const isTitle = (word: string): boolean => words.has(word)
