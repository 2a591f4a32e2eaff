import { at } from '@vitrine/basics/at.ts'
import { logisticProbability } from '@vitrine/basics/logistic.ts'
import type { PaceOptions } from '@vitrine/basics/pace.ts'
import { softmax } from '@vitrine/basics/softmax.ts'
import { encodeSentences } from '../encoder/encode-sentences.ts'
import { type VectorHead, vectorScores } from '../encoder/vector-head.ts'
import { termScores, type WeighedText, weighTerms } from '../linear/term-model.ts'
import { splitSentences } from '../sentences.ts'
import { familiaritySigns } from './familiarity.ts'
import { withoutNewborn } from './newborn-topic.ts'
import type { TopicModel } from './topic-model.ts'
import { jointScores, type TopicReading } from './topic-scores.ts'
import { type TopicWords, titledWords, topicWords } from './topic-words.ts'

/** A stretch of a text about as long as the texts that the weights were trained on. */
export interface TopicPassage extends TopicWords {
  weighed: WeighedText
  /** Of the model's classes, in their order. */
  probabilities: number[]
  familiar: number
  /** As a text of the kind that the domain's set holds. */
  familiarToSet: number
  /** It reads as a letter does, not as what the domain's set holds. */
  isLetter: boolean
}

// The encoder reads some ten passages a second; of a longer text this many are read, evenly spread.
const mostPassages = 160

// A stranger's letter is further from the written ones than these from each other: its chances lie closer together.
const shift = 0.8

function readPassage(model: TopicModel, passage: TopicWords, vector: Float32Array, source: string): TopicPassage {
  const { calibration, letters } = model
  const weighed = weighTerms(model.terms, passage.words)
  const isLetter = at(vectorScores(letters.register, vector), 0) > 0
  const reading: TopicReading = {
    words: [...termScores(model.terms, weighed.terms)],
    meaning: vectorScores(model.topics, vector),
    signs: [],
  }
  const signsFor = (head: VectorHead): number[] =>
    familiaritySigns(reading.words, passage.words, weighed, at(vectorScores(head, vector), 0))
  reading.signs = signsFor(model.domain)
  const familiarToSet = logisticProbability(reading.signs, calibration.familiar)
  const shipped = jointScores(reading, calibration)
  const { own, familiar } = letters.calibration
  const scores = isLetter
    ? jointScores(
        { words: shipped, meaning: vectorScores(letters.topics, vector) },
        { words: shift * letters.calibration.shipped, meaning: shift * own },
      )
    : shipped
  return {
    ...passage,
    weighed,
    isLetter,
    probabilities: isLetter ? withoutNewborn(softmax(scores), model.terms.classes, source) : softmax(scores),
    familiarToSet,
    familiar: isLetter ? logisticProbability(signsFor(letters.domain), familiar) : familiarToSet,
  }
}

/** Words. Real sentences are shorter; text without a full stop for this long is cut, or one passage would contain a whole file. */
const longestSentence = 300

const cut = ({ words, tokens }: TopicWords): TopicWords[] =>
  Array.from({ length: Math.ceil(words.length / longestSentence) }, (_, place) => {
    const [from, to] = [place * longestSentence, (place + 1) * longestSentence]
    return { words: words.slice(from, to), tokens: tokens.slice(from, to) }
  })

function passagesOf(text: string, longest: number, titled: boolean): TopicWords[] {
  const whole = topicWords(text)
  if (whole.words.length <= 1.5 * longest) return [titled ? titledWords(text) : whole]
  const passages: TopicWords[] = []
  const sentences = splitSentences(text).map(({ text: sentence, start }) => topicWords(sentence, start))
  for (const next of sentences.flatMap(cut)) {
    const { start } = at(next.tokens, 0)
    const last = passages.at(-1)
    if (last !== undefined && last.words.length + next.words.length <= longest) {
      last.words.push('', ...next.words)
      last.tokens.push({ text: '', start, end: start, norm: '', kind: 'punctuation' }, ...next.tokens)
    } else passages.push(next)
  }
  return passages.length > 0 ? passages : [whole]
}

/** Reads a text passage by passage: each one's topic probabilities and familiarity. */
export async function readPassages(
  model: TopicModel,
  text: string,
  options: PaceOptions = {},
): Promise<TopicPassage[]> {
  const { passageWords, titled } = model.terms.extra
  const all = passagesOf(text, passageWords ?? 300, titled === 1)
  const step = Math.max(1, all.length / mostPassages)
  const read = Array.from({ length: Math.ceil(all.length / step) }, (_, place) => all[Math.floor(place * step)]).filter(
    (passage) => passage !== undefined,
  )
  const sources = read.map(({ tokens }) => text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0))
  const vectors = await encodeSentences(sources, options)
  return read.map((passage, index) => readPassage(model, passage, at(vectors, index), at(sources, index)))
}
