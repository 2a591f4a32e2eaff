import { readWords } from '../../text/read-words.ts'
import type { TaggedToken } from '../tagged-text.ts'
import { findEntry } from '../wordnet/find-entry.ts'
import type { Synset } from '../wordnet/synset.ts'
import { openWordNet, type WordNet } from '../wordnet/wordnet.ts'

/** The most frequent meanings of a word that are compared. */
const sensesRead = 3
/** Steps from one to the other over what they both are a kind of. */
const mostSteps = 7
/** Kinds of nearly everything, and times: two of them need not be alike. */
const wide = readWords(new URL('./wordings/wide-kinds.txt', import.meta.url))

/** What a meaning is a kind of, at every remove. */
async function kindsOf(
  wordnet: WordNet,
  start: Synset,
): Promise<Map<number, { steps: number; words: readonly string[] }>> {
  const kinds = new Map([[start.offset, { steps: 0, words: start.words }]])
  let level = [start]
  for (let steps = 1; level.length > 0; steps += 1) {
    const broader = level.flatMap(({ pointers }) => pointers.filter(({ relation }) => relation === 'broader'))
    level = await Promise.all(
      broader.filter(({ offset }) => !kinds.has(offset)).map(({ part, offset }) => wordnet.synset(part, offset)),
    )
    for (const { offset, words } of level) kinds.set(offset, { steps, words })
  }
  return kinds
}

type Kinds = Awaited<ReturnType<typeof kindsOf>>

async function meaningsOf(wordnet: WordNet, word: string): Promise<Kinds[]> {
  const entry = findEntry(wordnet, word)
  if (entry?.part !== 'noun') return []
  const senses = (await wordnet.senses(entry.lemma, 'noun')).slice(0, sensesRead)
  return Promise.all(senses.map((sense) => kindsOf(wordnet, sense)))
}

/** 'kin': one is the other, or a kind of it. 'siblings': two kinds of one thing. */
function relationOf(ones: readonly Kinds[], others: readonly Kinds[]): 'kin' | 'siblings' | null {
  let areSiblings = false
  for (const one of ones)
    for (const other of others)
      for (const [offset, { steps, words }] of one) {
        const there = other.get(offset)
        if (there === undefined) continue
        if (steps === 0 || there.steps === 0) return 'kin'
        areSiblings ||= steps + there.steps <= mostSteps && !words.some((word) => wide.has(word.replaceAll(' ', '_')))
      }
  return areSiblings ? 'siblings' : null
}

/**
 * Whether what answers speaks of another thing of the same kind: of bicycles where scooters were asked for, which the document never names. Not
 * where it also says the thing in another word, or its kind: fuel for petrol. Opens WordNet, the first time.
 */
export async function tellsOfSibling(things: readonly string[], said: readonly TaggedToken[]): Promise<boolean> {
  const nouns = [
    ...new Set(said.filter(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos)).map(({ text }) => text.toLowerCase())),
  ]
  if (things.length === 0 || nouns.length === 0) return false
  const wordnet = await openWordNet()
  const meanings = await Promise.all(nouns.map((noun) => meaningsOf(wordnet, noun)))
  for (const thing of things) {
    const own = await meaningsOf(wordnet, thing.toLowerCase())
    const relations = meanings.map((other) => relationOf(own, other))
    if (relations.includes('siblings') && !relations.includes('kin')) return true
  }
  return false
}
