import { keysOf } from '@vitrine/basics/typed-keys.ts'
import vocabulary from '../vocabulary/cue-words.json' with { type: 'json' }

/**
 * Words that may be relevant to moderation, by kind; a word may have several kinds. They are cues, not verdicts: what each is
 * worth was learned (see evals/train/moderation), and many are nearly always harmless.
 */
export type CueKind = keyof typeof vocabulary.kinds
export const cueKinds = keysOf(vocabulary.kinds)

const kindsOfWord = new Map<string, CueKind[]>()
for (const kind of cueKinds) {
  for (const word of vocabulary.kinds[kind].words) kindsOfWord.set(word, [...(kindsOfWord.get(word) ?? []), kind])
}

/** The kinds that a normalised word is a cue of. */
export function cuesOf(norm: string): readonly CueKind[] {
  return kindsOfWord.get(norm) ?? []
}

// Kinds of words that people disguise; undoing disguises of other words would find meanings that are not there.
const disguisedKinds: ReadonlySet<CueKind> = new Set([
  'profanity',
  'insult',
  'slur',
  'sexual',
  'violence',
  'exterminate',
])

/** Whether a word is one that people write in disguise. */
export function isCueWord(norm: string): boolean {
  return norm.length > 2 && cuesOf(norm).some((kind) => disguisedKinds.has(kind))
}
