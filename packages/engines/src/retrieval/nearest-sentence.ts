import { at } from '@vitrine/basics/at.ts'
import { splitSentences } from '../text/sentences.ts'
import { answerSigns } from './answerability/answer-signs.ts'
import { besideOf, lacksAskedForm } from './question/asked-form.ts'
import { speaksOfOtherParty } from './question/other-party.ts'
import { otherSubject } from './question/other-subject.ts'
import type { Question } from './question/question.ts'
import { type PassageReading, readPassage } from './read-passage.ts'
import { readByNetwork } from './reader/read-by-network.ts'
import type { PassageIndex } from './search/passage-index.ts'
import type { SpanRanker } from './spans/span-ranker.ts'
import { tagText } from './tagged-text.ts'

/**
 * How near in meaning a sentence must be to be read alone, and the network's log odds from which it answers. Set by hand, on short documents of
 * our own: of 121 questions with an answer three more were answered, all rightly; of 31 without one none.
 */
const least = { nearness: 0.45, margin: -1 } as const

/**
 * The sentence of the passages that is nearest to the question, read alone: among its neighbours the reader may not see that
 * '£15 for a second key' is what an extra key costs. Null where it is not near, lacks a name of the question, is about something else, or
 * does not answer even alone.
 */
export async function readNearestSentence(
  index: PassageIndex,
  question: Question,
  passages: readonly number[],
  { ranker, signal }: { ranker: SpanRanker; signal: AbortSignal | undefined },
): Promise<{ passage: number; reading: Pick<PassageReading, 'start' | 'end' | 'text'> } | null> {
  const sentences = passages.flatMap((passage) =>
    splitSentences(at(index.passages, passage).text)
      // A row of a table is no sentence.
      .filter(({ text }) => !text.includes('\t'))
      .map((sentence) => ({ ...sentence, passage })),
  )
  if (sentences.length === 0) return null
  const nearness = await index.nearnessOf(
    question.text,
    sentences.map(({ text }) => text),
    { signal },
  )
  const nearest = Math.max(...nearness)
  if (nearest < least.nearness) return null
  const { text, start, passage } = at(sentences, nearness.indexOf(nearest))
  const source = { text, tokens: tagText(text) }
  const [network] = await readByNetwork(question.text, [text], { signal })
  const reading = readPassage(ranker, question, source, network ?? null)
  if (reading === null || reading.margin <= least.margin) return null
  const read = { ...source, reading }
  const { opposed, nameMissing, namesAway } = answerSigns(question, read)
  const isOther =
    opposed + nameMissing + namesAway + otherSubject(question, read) > 0 ||
    speaksOfOtherParty(question, read) ||
    lacksAskedForm(question.text, reading.text, besideOf(text, reading))
  if (isOther) return null
  return { passage, reading: { text: reading.text, start: start + reading.start, end: start + reading.end } }
}
