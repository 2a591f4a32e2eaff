import type { Token } from '../../tokens.ts'
import { wordings } from '../wordings.ts'
import { type CueKind, cueKinds, cuesOf } from './lexicon.ts'

/** A named value that the lexicon or a wording yields for one text, and the tokens it comes from. */
export interface Cue {
  name: string
  value: number
  tokens: readonly number[]
}

type Marks = Record<CueKind | 'you' | 'self' | 'they', number[]>

// Two marks count together when they are at most this far apart, in tokens.
const near = 8
const window = 20

const persons = {
  you: new Set(['you', 'your', "you're", 'yours', 'yourself', 'yourselves', 'u', 'ur', 'ya', 'youre']),
  self: new Set(['i', 'me', 'my', 'myself', "i'm", 'im', 'mine']),
  they: new Set(['they', 'them', 'their', 'these', 'those', 'he', 'she', 'him', 'her', 'it', 'all', 'every']),
}

const pairs: readonly (readonly [keyof Marks, keyof Marks])[] = [
  ['group', 'dehumanise'],
  ['group', 'exterminate'],
  ['group', 'insult'],
  ['group', 'slur'],
  ['group', 'profanity'],
  ['group', 'violence'],
  ['slur', 'exterminate'],
  ['you', 'insult'],
  ['you', 'profanity'],
  ['you', 'violence'],
  ['you', 'sexual'],
  ['you', 'slur'],
  ['self', 'selfharm'],
  ['self', 'violence'],
  ['self', 'sexual'],
  ['they', 'violence'],
  ['they', 'insult'],
  ['they', 'exterminate'],
  ['violence', 'gore'],
  ['violence', 'weapon'],
  ['gore', 'injury'],
  ['sexual', 'sensual'],
]

/** Names of all cues, in the order in which {@link readCues} returns those that occur. */
export const cueNames: readonly string[] = [
  ...cueKinds.flatMap((kind) => [`${kind} count`, `${kind} share`, `${kind} variety`, `${kind} densest`]),
  'you share',
  'self share',
  'they share',
  ...pairs.map(([left, right]) => `${left} near ${right}`),
  ...wordings.map(({ name }) => name),
  'length',
]

function markTokens(tokens: readonly Token[]): Marks {
  const kinds = Object.fromEntries(cueKinds.map((kind): [CueKind, number[]] => [kind, []])) as Record<CueKind, number[]>
  const marks: Marks = { ...kinds, you: [], self: [], they: [] }
  for (const [index, { norm }] of tokens.entries()) {
    for (const kind of cuesOf(norm)) marks[kind].push(index)
    for (const person of ['you', 'self', 'they'] as const) if (persons[person].has(norm)) marks[person].push(index)
  }
  return marks
}

/** Largest number of marks within {@link window} tokens. */
function densest(at: readonly number[]): number {
  let most = 0
  let from = 0
  for (const [to, index] of at.entries()) {
    while (index - (at[from] ?? index) >= window) from += 1
    most = Math.max(most, to - from + 1)
  }
  return most
}

function findWordings(tokens: readonly Token[]): { name: string; found: number[][] }[] {
  const starts = new Map<number, number>()
  let line = ' '
  for (const [index, { norm }] of tokens.entries()) {
    starts.set(line.length, index)
    line += `${norm} `
  }
  return wordings.map(({ name, pattern }) => ({
    name,
    found: [...line.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length
      return [...starts].flatMap(([start, index]) => (start >= match.index && start < end - 1 ? [index] : []))
    }),
  }))
}

/** The cues that lexicon and wordings find in a text's normalised tokens; absent cues are left out. */
export function readCues(tokens: readonly Token[]): Cue[] {
  const marks = markTokens(tokens)
  const cues: Cue[] = []
  const add = (name: string, value: number, from: readonly number[]): void => {
    if (value > 0) cues.push({ name, value, tokens: from })
  }
  for (const kind of cueKinds) {
    const at = marks[kind]
    add(`${kind} count`, Math.log1p(at.length), at)
    add(`${kind} share`, (3 * at.length) / (tokens.length + 5), at)
    add(`${kind} variety`, new Set(at.map((index) => tokens[index]?.norm)).size / 5, at)
    add(`${kind} densest`, Math.log1p(densest(at)), at)
  }
  for (const person of ['you', 'self', 'they'] as const) {
    add(`${person} share`, (3 * marks[person].length) / (tokens.length + 5), [])
  }
  for (const [left, right] of pairs) {
    const met = marks[left].filter((index) =>
      marks[right].some((other) => other !== index && Math.abs(other - index) <= near),
    )
    add(`${left} near ${right}`, Math.log1p(met.length), met)
  }
  for (const { name, found } of findWordings(tokens)) add(name, Math.log1p(found.length), found.flat())
  add('length', Math.log1p(tokens.length) / 5, [])
  return cues
}
