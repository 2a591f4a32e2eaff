import { readPatterns } from '../read-patterns.ts'

const { due } = readPatterns(new URL('./wordings/due-date.txt', import.meta.url), ['due'])

/** When something is due, in the words of the sentence; null where it does not say. */
export const dueIn = (text: string): string | null => due.exec(text)?.[0] ?? null
