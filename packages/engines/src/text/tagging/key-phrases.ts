import { at } from '@vitrine/basics/at.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { functionWords } from '../function-words.ts'
import type { TermModel } from '../linear/term-model.ts'
import { weighTerms } from '../linear/term-model.ts'
import { readWords } from '../read-words.ts'
import { splitSentences } from '../sentences.ts'
import { tokenize } from '../tokens.ts'

export interface KeyPhrase {
  text: string
  start: number
  end: number
  /** 0…1, relative to the strongest phrase. */
  score: number
  count: number
}

// Content words that separate phrases: verbs, adverbs and adjectives of degree.
const breaks = readWords(new URL('./vocabulary/phrase-breaks.txt', import.meta.url))

const longestPhrase = 4
const mostPhrases = 12

/** Sequences of content words, without function words, punctuation or numbers. */
function runsOf(sentence: string, offset: number) {
  const runs: ReturnType<typeof tokenize>[] = [[]]
  for (const token of tokenize(sentence, offset)) {
    const tells =
      token.kind === 'word' &&
      token.norm.length > 2 &&
      !functionWords.has(token.norm) &&
      !breaks.has(token.norm) &&
      !token.norm.endsWith('ly')
    if (tells) runs.at(-1)?.push(token)
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ies|es|s)$/, (end) => (end === 'ies' ? 'y' : '')) : word

/** How rare a word is in the domain's training texts; unknown words count as fairly rare. */
function rarityOf(model: TermModel): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const { terms } = weighTerms({ ...model, options: { ...model.options, charNgrams: null, wordNgrams: 1 } }, [word])
    const row = terms[0]?.row
    const value = row === undefined ? 5 : at(model.rarities, row) * model.rarityStep
    known.set(word, value)
    return value
  }
}

/**
 * The phrases that a text is about: sequences of content words between function words and punctuation, ranked by how often they occur, how rare their
 * words are in the domain, and how early they come. A phrase inside a stronger one is left out.
 */
export function findKeyPhrases(text: string, model: TermModel): KeyPhrase[] {
  const phrases = new Map<string, { text: string; start: number; end: number; count: number; words: string[] }>()
  for (const sentence of splitSentences(text).slice(0, 2000)) {
    for (const run of runsOf(sentence.text, sentence.start)) {
      for (let length = 1; length <= Math.min(longestPhrase, run.length); length++) {
        for (let place = 0; place + length <= run.length; place++) {
          const tokens = run.slice(place, place + length)
          const [first, last] = [tokens[0], tokens.at(-1)]
          if (first === undefined || last === undefined) continue
          const words = tokens.map(({ norm }) => norm)
          const key = words.map(stem).join(' ')
          const known = phrases.get(key)
          if (known) known.count += 1
          else
            phrases.set(key, {
              text: text.slice(first.start, last.end),
              start: first.start,
              end: last.end,
              count: 1,
              words,
            })
        }
      }
    }
  }
  const rarity = rarityOf(model)
  const scored = [...phrases.entries()]
    .filter(([, { words, count }]) => words.length > 1 || count > 1 || phrases.size < 30)
    .map(([key, phrase]) => {
      const rare = mean(phrase.words.map((word) => rarity(word)))
      const early = 1 + 0.5 * Math.exp((-4 * phrase.start) / Math.max(1, text.length))
      const repeated = Math.log2(1 + phrase.count)
      return { key, ...phrase, score: repeated * rare * early * Math.sqrt(phrase.words.length) }
    })
    .sort((left, right) => right.score - left.score || left.start - right.start)
  const kept: typeof scored = []
  for (const phrase of scored) {
    const covered = kept.some(
      ({ key }) => ` ${key} `.includes(` ${phrase.key} `) || ` ${phrase.key} `.includes(` ${key} `),
    )
    if (!covered) kept.push(phrase)
    if (kept.length === mostPhrases) break
  }
  const best = kept[0]?.score ?? 1
  return kept.map(({ text: shown, start, end, score, count }) => ({
    text: shown.replaceAll(/\s+/g, ' '),
    start,
    end,
    score: score / best,
    count,
  }))
}
