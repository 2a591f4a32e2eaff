import shorthand from './shorthand.json' with { type: 'json' }

/** Problems by their abbreviations, such as AF. */
export const problemLetters: ReadonlyMap<string, string> = new Map(Object.entries(shorthand.problems))

const letters: ReadonlyMap<string, string> = new Map(
  shorthand.letters.map((written) => [written.toLowerCase(), written]),
)

/** A problem's name with abbreviations in capitals, however they were typed: 'copd' as 'COPD'. */
export const withLetters = (name: string): string =>
  name.replaceAll(/(?<![\p{L}\d])[\p{Ll}\d]+(?![\p{L}\d])/gu, (word) => letters.get(word) ?? word)

/** Shorthand words that name a problem or a finding on their own. */
export const problemShorthand: ReadonlySet<string> = new Set(shorthand.problemWords)

/** Medicines by their short names, in lower case. */
export const medicineShorthand: ReadonlyMap<string, string> = new Map(Object.entries(shorthand.medicines))
