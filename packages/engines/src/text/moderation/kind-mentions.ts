import { readPatterns } from '../read-patterns.ts'
import type { Token } from '../tokens.ts'
import { type CueKind, cuesOf } from './lexicon.ts'

const { kind, denied } = readPatterns(new URL('wordings/kind-mentions.txt', import.meta.url), ['kind', 'denied'])

/** Words that make a good wish no excuse. Names of groups and the words that some of them took back are left out. */
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
 * Whether a text wishes a group well and says nothing harsh or denying: 'Queer people deserve to be safe'. The words of hate are the
 * words of those who are hated too.
 */
export function isKindMention(tokens: readonly Token[]): boolean {
  const line = ` ${tokens.map(({ norm }) => norm).join(' ')} `
  const names = tokens.some(({ norm }) => cuesOf(norm).some((cue) => cue === 'group' || cue === 'slur'))
  // What a group deserves is told by the words behind it.
  const isHarsh = tokens.some(({ norm }) => !norm.startsWith('deserve') && cuesOf(norm).some((cue) => harsh.has(cue)))
  return names && !isHarsh && !denied.test(line) && line.search(kind) >= 0
}
