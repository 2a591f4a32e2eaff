import { readWords } from './read-words.ts'

/** English words that hold sentences together and say nothing of their subject. */
export const functionWords: ReadonlySet<string> = readWords(new URL('./vocabulary/function-words.txt', import.meta.url))
