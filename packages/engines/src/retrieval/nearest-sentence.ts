import { at } from '@vitrine/basics/at.ts'
import { overlaps } from '@vitrine/basics/spans.ts'
import { sentenceAround, splitSentences } from '../text/sentences.ts'
import { answerSigns } from './answerability/answer-signs.ts'
import { besideOf, lacksAskedForm } from './question/asked-form.ts'
import { tellsOtherExtent } from './question/other-extent.ts'
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
 * The log odds from which a sentence answers alone where the whole passage has the same answer, and the share of the question's words that it must
 * say. Set by hand on 18 documents of our own, at which five of twelve unanswered questions were answered, all rightly, and of 27 without an answer none.
 */
const agreed = { margin: -2, said: 0.6, answers: 2 } as const

interface SentenceOfPassage {
  passage: number
  text: string
  start: number
}

interface SentenceReading {
  passage: number
  reading: Pick<PassageReading, 'start' | 'end' | 'text'>
  margin: number
  /** Share of the question's words that the sentence says. */
  said: number
}

interface Reader {
  ranker: SpanRanker
  signal: AbortSignal | undefined
}

/** A sentence read alone; null where it has no answer, lacks a name of the question or is about something else. */
async function readSentence(
  question: Question,
  { text, start, passage }: SentenceOfPassage,
  { ranker, signal }: Reader,
): Promise<SentenceReading | null> {
  const source = { text, tokens: tagText(text) }
  const [network] = await readByNetwork(question.text, [text], { signal })
  const reading = readPassage(ranker, question, source, network ?? null)
  if (reading === null) return null
  const read = { ...source, reading }
  const { opposed, nameMissing, namesAway, said } = answerSigns(question, read)
  const isOther =
    opposed + nameMissing + namesAway + otherSubject(question, read) > 0 ||
    speaksOfOtherParty(question, read) ||
    lacksAskedForm(question.text, reading.text, besideOf(text, reading)) ||
    tellsOtherExtent(question.text, text, reading)
  if (isOther) return null
  const place = { text: reading.text, start: start + reading.start, end: start + reading.end }
  return { passage, reading: place, margin: reading.margin, said }
}

/**
 * The sentence of the passages that is nearest to the question, read alone: among its neighbours the reader may not see that
 * '£15 for a second key' is what an extra key costs. Null where it is not near, lacks a name of the question, is about something else, or
 * does not answer even alone.
 */
export async function readNearestSentence(
  index: PassageIndex,
  question: Question,
  passages: readonly number[],
  reader: Reader,
): Promise<SentenceReading | null> {
  const sentences = passages.flatMap((passage) =>
    splitSentences(at(index.passages, passage).text)
      // A row of a table is no sentence.
      .filter(({ text }) => !text.includes('\t'))
      .map((sentence) => ({ ...sentence, passage })),
  )
  if (sentences.length === 0) return null
  const { signal } = reader
  const nearness = await index.nearnessOf(
    question.text,
    sentences.map(({ text }) => text),
    { signal },
  )
  const nearest = Math.max(...nearness)
  if (nearest < least.nearness) return null
  const read = await readSentence(question, at(sentences, nearness.indexOf(nearest)), reader)
  return read !== null && read.margin > least.margin ? read : null
}

/**
 * The likeliest answer where its sentence, read alone, gives the same and says most of the question: a page crowded with facts makes the reader
 * doubt what it picks. Null where the two do not agree.
 */
export async function readAgreedSentence(
  index: PassageIndex,
  question: Question,
  answers: readonly Pick<SentenceReading, 'passage' | 'reading'>[],
  reader: Reader,
): Promise<SentenceReading | null> {
  for (const { passage, reading } of answers.slice(0, agreed.answers)) {
    const whole = at(index.passages, passage).text
    const { start, end } = sentenceAround(whole, reading)
    const text = whole.slice(start, end)
    const read = text.includes('\t') ? null : await readSentence(question, { text, start, passage }, reader)
    if (read !== null && read.margin > agreed.margin && read.said >= agreed.said && overlaps(read.reading, reading))
      return read
  }
  return null
}
