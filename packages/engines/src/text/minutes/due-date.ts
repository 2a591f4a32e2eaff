import { readPatterns } from '../read-patterns.ts'

const { due, occasion } = readPatterns(new URL('./wordings/due-date.txt', import.meta.url), ['due', 'occasion'])

/** When something is due, in the words of the sentence; null where it does not say. */
export const dueIn = (text: string): string | null => due.exec(text)?.[0] ?? null

/** As `dueIn`, where an occasion will do: in short meetings 'before the round' is a date. */
export const dueOrOccasionIn = (text: string): string | null => dueIn(text) ?? occasion.exec(text)?.[0] ?? null
