import { entriesOf, keysOf } from '@vitrine/basics/typed-keys.ts'
import { concessions, contrasts } from '@vitrine/engines/text/sentiment/modifiers.ts'
import { type Token } from '@vitrine/engines/text/tokens.ts'
import vocabulary from './aspects.json' with { type: 'json' }

export type Aspect = keyof typeof vocabulary.aspects

export const aspects = keysOf(vocabulary.aspects)

const aspectsOfWord = new Map<string, Aspect[]>()
for (const [aspect, names] of entriesOf(vocabulary.aspects)) {
  for (const name of names) aspectsOfWord.set(name, [...(aspectsOfWord.get(name) ?? []), aspect])
}

/** The aspects that a clause names by a word. */
export function aspectsIn(tokens: readonly Token[]): Aspect[] {
  const found = new Set<Aspect>()
  for (const token of tokens) {
    for (const aspect of aspectsOfWord.get(token.norm) ?? []) found.add(aspect)
  }
  return [...found]
}

const breaks = new Set([',', ';', ':', '-', '--', '—', '(', ')'])
const joins = new Set(['and', 'while', 'whereas'])
// Tokens; with fewer before it, a turn opens the sentence or hangs on a word: "cheap but good".
const leastBeforeTurn = 3

/** Splits a sentence's tokens where it turns to another thing: "the screen is great, but delivery was late". */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    const turns = contrasts.has(token.norm) || concessions.has(token.norm)
    const opens = turns || breaks.has(token.norm) || joins.has(token.norm)
    const current = clauses.at(-1) ?? []
    // Where nothing turns, a clause that names no aspect yet continues: "cheap and cheerful price".
    if (opens && (aspectsIn(current).length > 0 || (turns && current.length >= leastBeforeTurn))) clauses.push([token])
    else current.push(token)
  }
  return clauses
}
