import { addTo } from '@vitrine/basics/tally.ts'
import { functionWords } from '../function-words.ts'
import { readWords } from '../read-words.ts'
import { stemOf } from '../summary/term-vectors.ts'
import { tokenize } from '../tokens.ts'
import { phraseWeights } from './weights.ts'

/** What people say in every meeting. */
export const spokenWords = readWords(new URL('./vocabulary/spoken-words.txt', import.meta.url))

export interface KeyPhrase {
  text: string
  score: number
  /** How often it was said. */
  count: number
}

/**
 * Words that are names: of the people, or written with a capital wherever they do not begin a text; by their norm. A first word is one before a
 * name: 'Zoe Hart said …'.
 */
function namesIn(texts: readonly string[], people: readonly string[]): Map<string, string> {
  const known = people.flatMap((person) => tokenize(person)).map(({ norm, text }): [string, string] => [norm, text])
  const names = new Map(known.filter(([, written]) => /^\p{Lu}/u.test(written)))
  const plain = new Set<string>()
  for (const text of texts) {
    const tokens = tokenize(text)
    for (const [index, { kind, norm, text: written }] of tokens.entries()) {
      if (kind !== 'word' || (index === 0 && !/^\p{Lu}\p{Ll}/u.test(tokens[1]?.text ?? ''))) continue
      if (/^\p{Lu}/u.test(written)) names.set(norm, written)
      else plain.add(norm)
    }
  }
  return new Map([...names].filter(([norm]) => !plain.has(norm)))
}

const { naming, doing } = {
  naming: readWords(new URL('./vocabulary/before-nouns.txt', import.meta.url)),
  doing: readWords(new URL('./vocabulary/before-verbs.txt', import.meta.url)),
}

/** Words that stand in this talk where deeds and qualities do ('we agree', 'is interested') more often than where things do ('the agenda', 'of paint'). */
function notThings(texts: readonly string[]): ReadonlySet<string> {
  const leaning = new Map<string, number>()
  for (const text of texts) {
    let before = ''
    for (const { norm } of tokenize(text)) {
      if (naming.has(before)) addTo(leaning, stemOf(norm))
      else if (doing.has(before)) addTo(leaning, stemOf(norm), -1)
      before = norm
    }
  }
  return new Set([...leaning].flatMap(([stem, count]) => (count < 0 ? [stem] : [])))
}

/** The recurring phrases of one or two words of a text, the most characteristic first. */
export function keyPhrases(
  texts: readonly string[],
  count: number,
  { ignore = new Set(), people = [] }: { ignore?: ReadonlySet<string>; people?: readonly string[] } = {},
): KeyPhrase[] {
  const names = namesIn(texts, people)
  const counts = new Map<string, { text: string; stems: string[]; count: number }>()
  const add = (words: readonly string[]): void => {
    const stems = words.map(stemOf)
    const key = stems.join(' ')
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { text: words.map((word) => names.get(word) ?? word).join(' '), stems, count: 1 })
  }
  for (const text of texts) {
    let before: string | null = null
    for (const token of tokenize(text)) {
      const tells =
        token.kind === 'word' &&
        token.norm.length > 2 &&
        !functionWords.has(token.norm) &&
        !spokenWords.has(token.norm) &&
        !ignore.has(token.norm)
      if (!tells) {
        before = null
        continue
      }
      add([token.norm])
      if (before !== null && before !== token.norm) add([before, token.norm])
      before = token.norm
    }
  }
  // A phrase said once in a long meeting is not one of its topics.
  const repeated = [...counts.values()].filter((phrase) => phrase.count > 1).length
  const fewest = texts.length >= 200 ? 3 : texts.length >= 30 || repeated >= count ? 2 : 1
  const deeds = notThings(texts)
  const scored = [...counts.values()]
    .filter(({ count: times, stems }) => times >= fewest && !deeds.has(stems.at(-1) ?? ''))
    .map((phrase) => ({
      ...phrase,
      score:
        phrase.count *
        (phrase.stems.length === 2 ? phraseWeights.twoWords : 1) *
        (phrase.text.length > 4 ? 1 : phraseWeights.fewLetters),
    }))
    .toSorted((left, right) => right.score - left.score)
  const chosen: typeof scored = []
  for (const phrase of scored) {
    if (chosen.length === count) break
    // 'remote control' makes 'remote' and 'control' redundant.
    if (chosen.some((other) => phrase.stems.some((stem) => other.stems.includes(stem)))) continue
    chosen.push(phrase)
  }
  return chosen.map(({ text, score, count: times }) => ({ text, score, count: times }))
}
