import { isSpelledAlike } from '../../text/edit-distance.ts'
import { sentenceAround } from '../../text/sentences.ts'
import type { Question } from '../question/question.ts'
import type { PassageReading } from '../read-passage.ts'
import { isNamed } from '../search/passage-index.ts'
import type { TaggedToken } from '../tagged-text.ts'
import { areOpposed } from './opposed-words.ts'

/** Lexical signs of whether the sentence of a reading is about what was asked, in addition to the reader's own odds. */
export interface AnswerSigns {
  /** The sentence says the opposite of one of the question's words; 0 or 1. */
  opposed: number
  /** A name or number of the question is missing from the passage; 0 or 1. */
  nameMissing: number
  /** Share of the question's names and numbers that are missing from the sentence. */
  namesAway: number
  /** Share of the question's content words that stand in the sentence. */
  said: number
}

interface Read {
  text: string
  tokens: readonly TaggedToken[]
  reading: PassageReading
}

const lower = ({ text }: TaggedToken): string => text.toLowerCase()

const flag = (value: boolean): number => (value ? 1 : 0)

/** Whether the stems include this one or one spelled almost alike: names are misheard and misread. */
const isAmong = (stem: string, stems: ReadonlySet<string>): boolean =>
  stems.has(stem) || [...stems].some((other) => isSpelledAlike(stem, other))

/** The signs of a reading of a question. English. */
export function answerSigns(question: Question, read: Read): AnswerSigns {
  const { start, end } = sentenceAround(read.text, read.reading)
  const sentence = read.tokens.filter((token) => token.start >= start && token.end <= end)
  const content = question.tokens.filter((_, index) => question.content[index])
  const named = question.tokens.filter(isNamed)
  const stems = new Set(read.tokens.map(({ stem }) => stem))
  const here = new Set(sentence.map(({ stem }) => stem))
  const said = new Set(sentence.flatMap((token) => [lower(token), token.lemma.toLowerCase()]))
  const missing = content.filter(({ stem }) => !here.has(stem))
  return {
    opposed: flag(missing.some((token) => areOpposed([lower(token), token.lemma.toLowerCase()], said))),
    nameMissing: flag(named.some(({ stem }) => !isAmong(stem, stems))),
    namesAway: named.filter(({ stem }) => !isAmong(stem, here)).length / Math.max(1, named.length),
    said: 1 - missing.length / Math.max(1, content.length),
  }
}
