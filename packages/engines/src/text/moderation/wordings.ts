import { readPatterns } from '../read-patterns.ts'

const names = [
  'kill oneself',
  'end a life',
  'wish to die',
  'urge to die',
  'threat',
  'call to violence',
  'kill them',
  'all of a kind',
  'nothing but',
  'you are a',
  'go back',
  'group should leave',
  'shut up',
  'sexual act',
  'under age',
] as const
const patterns = readPatterns(new URL('wordings/wordings.txt', import.meta.url), names)

/**
 * Wordings that mean more than their single words. They are matched against normalised tokens with a space around each, so contractions are
 * split ("do n't").
 */
export const wordings: readonly { name: string; pattern: RegExp }[] = names.map((name) => ({
  name,
  pattern: patterns[name],
}))
