import { readPatterns } from '../../read-patterns.ts'
import type { Token } from '../../tokens.ts'
import { type CueKind, cuesOf } from './lexicon.ts'

const { kind, denied, refutes } = readPatterns(new URL('../wordings/kind-mentions.txt', import.meta.url), [
  'kind',
  'denied',
  'refutes',
])

/** Kinds of words that a good wish does not excuse. Names of groups, and slurs that some groups have reclaimed, are left out. */
const harsh: ReadonlySet<CueKind> = new Set([
  'insult',
  'violence',
  'exterminate',
  'dehumanise',
  'profanity',
  'gore',
  'weapon',
])

/**
 * Whether a text wishes a group well, or denies what the group is accused of, and says nothing else that is harsh or negating: 'Queer people deserve
 * to be safe'. The words of hate are also the words of those who are its targets.
 */
export function isKindMention(tokens: readonly Token[]): boolean {
  const line = ` ${tokens.map(({ norm }) => norm).join(' ')} `
  const rest = line.replaceAll(refutes, ' ')
  const names = tokens.some(({ norm }) => cuesOf(norm).some((cue) => cue === 'group' || cue === 'slur'))
  // Whether 'deserve' is harsh depends on the words after it.
  const isHarsh = rest
    .split(' ')
    .some((norm) => !norm.startsWith('deserve') && cuesOf(norm).some((cue) => harsh.has(cue)))
  return names && !isHarsh && !denied.test(rest) && (rest !== line || line.search(kind) >= 0)
}
