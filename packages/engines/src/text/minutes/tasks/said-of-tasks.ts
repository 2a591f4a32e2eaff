import { readPatterns } from '../../read-patterns.ts'

/** What people say when they are given a task, what shows that none is given now, and words that are no names. */
export const { agrees, notNow, pronoun } = readPatterns(new URL('../wordings/actions.txt', import.meta.url), [
  'agrees',
  'notNow',
  'pronoun',
])
