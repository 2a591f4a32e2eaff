import { readWords } from '../../text/read-words.ts'

/** Given names in frequent use, in lower case: a capital word among them that is neither introduced nor titled may be a person. */
export const firstNames: ReadonlySet<string> = readWords(new URL('./wordings/first-names.txt', import.meta.url))
