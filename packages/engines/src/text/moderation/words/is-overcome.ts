import { readPatterns } from '../../read-patterns.ts'

const { past, hope } = readPatterns(new URL('../wordings/overcome.txt', import.meta.url), ['past', 'hope'])

/** Whether somebody tells of a bad time that is over, or of being asked about it: 'I used to cut myself. Ten years clean.' */
export const isOvercome = (text: string): boolean => past.test(text) && hope.test(text)
