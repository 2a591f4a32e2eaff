import { readFileSync } from 'node:fs'
import { at } from '@vitrine/basics/at.ts'

/** Entries (token norms joined by a space) with the valence, −4…4, in brackets above them; lines that begin with # are comments. */
function readValences(file: URL): [entry: string, valence: number][] {
  let valence = 0
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((line): [string, number][] => {
      const [, level] = /^\[(-?[\d.]+)\]$/.exec(line) ?? []
      if (level !== undefined) valence = Number(level)
      if (level !== undefined || line === '' || line.startsWith('#')) return []
      return line.split(', ').map((entry) => [entry, valence])
    })
}

/** How good or bad words and phrases are, −4…4, by hand. An idiom takes precedence over a phrase, and a phrase over a word. */
export const lexicon: ReadonlyMap<string, number> = new Map(
  ['idioms', 'phrases', 'words']
    .flatMap((name) => readValences(new URL(`vocabulary/${name}.txt`, import.meta.url)))
    // A map keeps the last value of a key; reversed, so that the first occurrence of an entry counts.
    .toReversed(),
)

interface Phrase {
  words: readonly string[]
  valence: number
}

/** The entries of several words by their first word, the longest first. */
export const phrasesByFirstWord: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  [...lexicon]
    .map(([entry, valence]) => ({ words: entry.split(' '), valence }))
    .filter(({ words }) => words.length > 1)
    .sort((left, right) => right.words.length - left.words.length),
  ({ words }) => at(words, 0),
)
