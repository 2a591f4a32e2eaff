import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '../encoder/encode-sentences.ts'
import { functionWords } from '../function-words.ts'
import { type TermModel, termContributions, termScores, type WeighedText, weighTerms } from '../linear/term-model.ts'
import { splitSentences } from '../sentences.ts'
import { vectorScores } from '../encoder/vector-head.ts'
import type { TopicModel } from './topic-model.ts'
import { titledWords, titleMark, topicWords, type TopicWords } from './topic-words.ts'

export interface Topic {
  /** The training set's own label. */
  code: string
  /** 0…1; those of all topics sum to one. */
  confidence: number
}

export interface EvidenceTerm {
  text: string
  start: number
  end: number
  weight: number
}

export interface Topics {
  /** Best first, all of them. */
  topics: Topic[]
  /** Probability that the text is of the kind that the weights know at all, 0…1. */
  familiar: number
  /** Whether the best topic may be named: else it is none of the topics known. */
  known: boolean
  /** The words that spoke most for the best topic, strongest first, each once. */
  telling: EvidenceTerm[]
}

const mostEvidence = 12

/** So large a share of figures has no text that the weights were trained on (0.22 in all but one of a thousand): it is a table or a bill. */
const mostNumbers = 0.28

/** So large a share of signs has no text either: it is program code. */
const mostSigns = 0.4

function numberShare(text: string): number {
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  return words.filter((word) => /\d/.test(word)).length / Math.max(1, words.length)
}

function readsAsProse(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const signs = text.match(/[(){}[\];=<>+*|&^$#@\\]/gu)?.length ?? 0
  return numberShare(text) < mostNumbers && signs < mostSigns * (words + signs)
}

// Documents are worded otherwise than the short texts that familiarity was learned from; passages that agree make up for it.
const agreement = { confidence: 0.75, familiar: 0.15 }

function isKnown(model: TopicModel, familiar: number, confidence: number, passages: number): boolean {
  if (confidence < model.calibration.leastConfidence) return false
  if (familiar >= 0.5) return true
  return passages > 1 && confidence >= agreement.confidence && familiar >= agreement.familiar
}

/** A document also has passages that belong to no kind, such as addresses: its most familiar third decides. */
function familiarWhole(passages: readonly Passage[]): number {
  const best = passages.map(({ familiar }) => familiar).sort((left, right) => right - left)
  const counted = best.slice(0, Math.ceil(best.length / 3))
  return counted.reduce((sum, familiar) => sum + familiar, 0) / Math.max(1, counted.length)
}

interface Passage extends TopicWords {
  weighed: WeighedText
  probabilities: number[]
  familiar: number
}

// The encoder reads some ten passages a second; of a longer text that many are read, evenly spread.
const mostPassages = 160

/** What one passage says before it is calibrated. */
export interface TopicReading {
  /** Raw scores by class. */
  words: number[]
  meaning: number[]
  signs: number[]
}

export const jointScores = (
  { words, meaning }: Pick<TopicReading, 'words' | 'meaning'>,
  weights: { words: number; meaning: number },
): number[] => words.map((score, column) => weights.words * score + weights.meaning * at(meaning, column))

/** The signs of a text of the right kind: the words' best score, how many words the vocabulary holds, and the meaning's score. */
export function familiaritySigns(
  scores: readonly number[],
  words: readonly string[],
  { known }: WeighedText,
  meaning: number,
): number[] {
  const counted = words.flatMap((word, index) => (word === '' ? [] : ([known[index] === true ? 1 : 0] as number[])))
  const share = counted.reduce((sum, one) => sum + one, 0) / Math.max(1, counted.length)
  return [Math.max(...scores), share, meaning]
}

/** The logistic of the signs; the last weight is the offset. */
export const familiarity = (signs: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-[...signs, 1].reduce((sum, sign, index) => sum + sign * at(weights, index), 0)))

/** Probabilities from scores. */
export function softmax(scores: readonly number[]): number[] {
  const best = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - best))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function readPassage(model: TopicModel, passage: TopicWords, vector: Float32Array): Passage {
  const weighed = weighTerms(model.terms, passage.words)
  const reading: TopicReading = {
    words: [...termScores(model.terms, weighed.terms)],
    meaning: vectorScores(model.topics, vector),
    signs: [],
  }
  reading.signs = familiaritySigns(reading.words, passage.words, weighed, at(vectorScores(model.domain, vector), 0))
  return {
    ...passage,
    weighed,
    probabilities: softmax(jointScores(reading, model.calibration)),
    familiar: familiarity(reading.signs, model.calibration.familiar),
  }
}

function passagesOf(text: string, longest: number, titled: boolean): TopicWords[] {
  const whole = topicWords(text)
  if (whole.words.length <= 1.5 * longest) return [titled ? titledWords(text) : whole]
  const passages: TopicWords[] = []
  for (const { text: sentence, start } of splitSentences(text)) {
    const next = topicWords(sentence, start)
    const last = passages.at(-1)
    if (last !== undefined && last.words.length + next.words.length <= longest) {
      last.words.push('', ...next.words)
      last.tokens.push({ text: '', start, end: start, norm: '', kind: 'punctuation' }, ...next.tokens)
    } else passages.push(next)
  }
  return passages.length > 0 ? passages : [whole]
}

async function readPassages(model: TopicModel, text: string, signal: AbortSignal | undefined): Promise<Passage[]> {
  const { passageWords, titled } = model.terms.extra
  const all = passagesOf(text, passageWords ?? 300, titled === 1)
  const step = Math.max(1, all.length / mostPassages)
  const read = Array.from({ length: Math.ceil(all.length / step) }, (_, place) => all[Math.floor(place * step)]).filter(
    (passage) => passage !== undefined,
  )
  const vectors = await encodeSentences(
    read.map(({ tokens }) => text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)),
    { signal },
  )
  return read.map((passage, index) => readPassage(model, passage, vectors[index] ?? new Float32Array(0)))
}

function evidenceTerms(model: TermModel, passages: readonly Passage[], column: number): EvidenceTerm[] {
  const told = new Map<string, EvidenceTerm>()
  for (const { weighed, words, tokens } of passages) {
    termContributions(model, weighed.terms, words.length, column).forEach((weight, index) => {
      const token = tokens[index]
      const word = at(words, index).replace(titleMark, '')
      if (token === undefined || word.length < 3 || weight <= 0 || functionWords.has(word)) return
      const known = told.get(word)
      if (known === undefined) told.set(word, { text: token.text, start: token.start, end: token.end, weight })
      else known.weight += weight
    })
  }
  return [...told.values()].sort((left, right) => right.weight - left.weight).slice(0, mostEvidence)
}

/**
 * Classifies a text by its words and, through the sentence encoder, by its meaning. One that is much longer than those that the weights
 * were trained on (`extra.passageWords`) is read passage by passage; passages that speak clearly count more.
 */
export async function classifyTopics(model: TopicModel, text: string, signal?: AbortSignal): Promise<Topics> {
  const passages = await readPassages(model, text, signal)
  const weights = passages.map(({ familiar }) => 0.05 + familiar * familiar)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (of: (passage: Passage) => number): number =>
    passages.reduce((sum, passage, index) => sum + at(weights, index) * of(passage), 0) / (total || 1)
  const topics = model.terms.classes
    .map((code, column) => ({ code, confidence: mean(({ probabilities }) => at(probabilities, column)) }))
    .sort((left, right) => right.confidence - left.confidence)
  const familiar = familiarWhole(passages)
  const best = topics[0]
  const column = model.terms.classes.indexOf(best?.code ?? '')
  return {
    topics,
    familiar,
    known: isKnown(model, familiar, best?.confidence ?? 0, passages.length) && readsAsProse(text),
    telling: evidenceTerms(model.terms, passages, column),
  }
}
