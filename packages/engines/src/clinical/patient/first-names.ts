import { readWords } from '../../text/read-words.ts'

/** Given names in frequent use, in lower case: a capitalised one may be a person even without an introduction or a title. */
export const firstNames: ReadonlySet<string> = readWords(new URL('./wordings/first-names.txt', import.meta.url))
