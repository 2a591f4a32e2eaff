import shorthand from './vocabulary/shorthand.json' with { type: 'json' }

/** Problems by the letters that stand for them, such as AF. */
export const problemLetters: ReadonlyMap<string, string> = new Map(Object.entries(shorthand.problems))

/** Words of notes that name a problem or a finding by themselves. */
export const problemShorthand: ReadonlySet<string> = new Set(shorthand.problemWords)

/** Medicines by their short names, in lower case. */
export const medicineShorthand: ReadonlyMap<string, string> = new Map(Object.entries(shorthand.medicines))
