import { at } from '@vitrine/basics/at.ts'
import { countEach } from '@vitrine/basics/tally.ts'
import { functionWords } from '../function-words.ts'
import { coverWords } from '../summary/cover-words.ts'
import { termVectors } from '../summary/term-vectors.ts'
import { textRank } from '../summary/text-rank.ts'
import { keyPhrases, spokenWords } from './key-phrases.ts'
import summaryRates from './learned/summary-words.json' with { type: 'json' }
import { pointing, quotable } from './quotable.ts'
import type { Utterance } from './spoken.ts'
import type { Topic } from './topics.ts'
import { summaryWeights as weights } from './weights.ts'

export interface Talk {
  utterances: readonly Utterance[]
  topics: readonly Topic[]
  attendees: readonly string[]
  /** Where the sentences begin that settle something or give out work. */
  settled: ReadonlySet<number>
}

export interface TalkSummary {
  summary: string
  /** The sentences of the summary, with their positions. */
  said: { text: string; speaker: string | null; start: number; end: number }[]
}

const summaryWords = 120
const themesNamed = 5
const shownTopics = 5

/** Words as a summary is compared by: letters and figures in small letters. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const tells = (word: string): boolean => word.length > 2 && !functionWords.has(word) && !spokenWords.has(word)

/** How often a summary of that many words should have each word: those that hold sentences together as people use them, others as the talk does. */
function wantedIn(utterances: readonly Utterance[], words: number): Map<string, number> {
  const wanted = new Map(Object.entries(summaryRates).map(([word, rate]) => [word, rate * words]))
  const counts = countEach(utterances.flatMap(({ text }) => wordsOf(text)))
  const most = [...counts].reduce((highest, [word, count]) => (tells(word) ? Math.max(highest, count) : highest), 1)
  for (const [word, count] of counts) {
    if (functionWords.has(word)) continue
    const share = tells(word) ? (Math.log1p(count) / Math.log1p(most)) ** weights.frequency : 0
    wanted.set(word, Math.max(weights.anyWord, share))
  }
  return wanted
}

/** What a talk was about, and the sentences that say the most of it. */
export function summaryOf({ utterances, topics, attendees, settled }: Talk): TalkSummary {
  const names = new Set(attendees.flatMap((person) => person.toLowerCase().split(/\s+/)))
  const phrases = keyPhrases(
    utterances.map(({ text }) => text),
    themesNamed,
    { ignore: names },
  ).flatMap(({ text, count }) => (count > 1 ? [text] : []))
  const themes = phrases.length < 2 ? '' : `The meeting was about ${listed(phrases)}.`
  const course =
    topics.length < 2
      ? ''
      : `The group discussed ${listed(topics.slice(0, shownTopics).map(({ subject }) => subject))}.`
  const opening = [themes, course].filter(Boolean).join(' ')
  const central = textRank(termVectors(utterances.map(({ text }) => text)))
  const sentences = utterances.flatMap((utterance, index) => {
    const text = quotable(utterance.text)
    const words = wordsOf(text ?? '')
    if (text === null || words.length < weights.length.least || words.length > weights.length.most) return []
    const { persons, opens } = pointing(text)
    const extra =
      weights.centrality * at(central, index) +
      (settled.has(utterance.start) ? weights.settles : 0) -
      weights.personal * Math.min(weights.mostPersonal, persons) -
      (opens ? weights.vague : 0)
    return [{ words, extra, text, utterance }]
  })
  const held = wordsOf(opening)
  const chosen = coverWords(sentences, wantedIn(utterances, summaryWords), {
    words: summaryWords - held.length,
    held,
  }).map((index) => at(sentences, index))
  return {
    summary: [opening, ...chosen.map(({ text }) => text)].filter(Boolean).join(' '),
    said: chosen.map(({ text, utterance: { speaker, start, end } }) => ({ text, speaker, start, end })),
  }
}
