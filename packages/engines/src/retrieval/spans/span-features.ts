import { at } from '@vitrine/basics/at.ts'
import { countEach } from '@vitrine/basics/tally.ts'
import { functionWords } from '../../text/function-words.ts'
import { type Question, questionKinds } from '../question/question.ts'
import type { TaggedToken } from '../tagged-text.ts'
import type { WordVectors } from '../word-vectors.ts'
import type { CandidateSpan } from './candidate-spans.ts'
import { meet, overlaps, sentenceIndices, type Word, wordOf } from './meeting.ts'
import { headOf, meanVector, typeFeatures } from './span-likeness.ts'
import { type Setting, shapeOf } from './span-setting.ts'
import { patternFeatures, surroundings, verbFeatures } from './span-surroundings.ts'

/** The ranker's features, in the order of a row. evals/train/qa trains on exactly these. */
export const spanFeatureNames = [
  'kind hard soft hardToBest softToBest softRank softBefore softAfter sentencePlace sentences',
  'length contentLength askedShare metShare metWeight digit year capital capitalShare lower parenthesis quoted',
  'firstPos lastPos beforePos afterPos before2Pos after2Pos firstEntity',
  'met5 met10 metLeft metRight distanceLeft distanceRight meanDistance weightedDistance clauseMet nearestIsVerb',
  'headToTarget anyToTarget meanToTarget targetInside targetAfter targetBefore hasTarget prototype prototypeMean',
  'verbDistance verbSide verbAlike subjectAsked byBefore passive',
  'sameBefore sameAfter lastAskedBefore firstAskedAfter appositive toBefore inBefore becauseBefore',
  'headRank firstRank wordCountInPassage startsSentence endsSentence hasVerb hasComma hasAnd sentenceLength questionLength',
]
  .join(' ')
  .split(' ')

const posCodes = ['', ...'ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X'.split(' ')]
const entityCodes = ['', ...'DATE TIME DURATION MONEY PERCENT CARDINAL ORDINAL'.split(' ')]

/** Typical words of an answer, for questions whose noun does not say what is asked for. */
const prototypes: Partial<Record<Question['kind'], string>> = {
  who: 'john president king author women people',
  when: 'january year 1980 century during',
  where: 'city country europe north region area',
  why: 'because reason due lack order',
  'how-many': 'two hundred million 12',
  'how-much': 'million percent dollars amount',
  'how-long': 'years feet miles months long',
}

function sentenceFeatures({ question, sentences, softRanks }: Setting, sentence: number): number[] {
  const own = sentences[sentence] ?? { hard: 0, soft: 0 }
  return [
    questionKinds.indexOf(question.kind),
    own.hard,
    own.soft,
    own.hard - Math.max(...sentences.map(({ hard }) => hard)),
    own.soft - Math.max(...sentences.map(({ soft }) => soft)),
    at(softRanks, sentence),
    sentences[sentence - 1]?.soft ?? 0,
    sentences[sentence + 1]?.soft ?? 0,
    sentence,
    sentences.length,
  ]
}

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.token.text ?? '')

function ownFeatures({ words, meeting, contentWeight }: Setting, first: number, last: number): number[] {
  let content = 0
  let asked = 0
  let met = 0
  let weight = 0
  let digits = 0
  let capitals = 0
  const seen = new Set<number>()
  for (let place = first; place <= last; place += 1) {
    const word = words[place]
    if (word === undefined) continue
    if (!functionWords.has(word.lower) && word.token.pos !== 'PUNCT') content += 1
    if ((meeting.any[place] ?? -1) >= 0) asked += 1
    const of = meeting.content[place] ?? -1
    if (of >= 0) {
      met += 1
      if (!seen.has(of)) weight += word.weight
      seen.add(of)
    }
    if (/\d/.test(word.lower)) digits += 1
    if (isCapital(word)) capitals += 1
  }
  const length = last - first + 1
  return [
    length,
    content,
    asked / length,
    met / Math.max(1, content),
    weight / Math.max(1e-6, contentWeight),
    digits,
    length <= 2 && /^[12]\d{3}s?$/.test(words[last]?.lower ?? '') ? 1 : 0,
    isCapital(words[first]) ? 1 : 0,
    capitals / length,
    /^\p{Ll}/u.test(words[first]?.token.text ?? '') ? 1 : 0,
    /^[([]$/.test(words[first - 1]?.lower ?? '') ? 1 : 0,
    /^["“]$/.test(words[first - 1]?.lower ?? '') ? 1 : 0,
  ]
}

function edgeFeatures({ words, sentenceOf }: Setting, first: number, last: number): number[] {
  const pos = (place: number): number =>
    sentenceOf[place] === sentenceOf[first] ? posCodes.indexOf(words[place]?.token.pos ?? '') : 0
  const entity = words[first]?.token.entity ?? ''
  const whole = words[last]?.token.entity === entity
  return [
    pos(first),
    pos(last),
    pos(first - 1),
    pos(last + 1),
    pos(first - 2),
    pos(last + 2),
    whole ? entityCodes.indexOf(entity) : entity === '' ? 0 : -1,
  ]
}

function restFeatures(
  { words, timesSaid, asked }: Setting,
  first: number,
  last: number,
  [from, to]: readonly [number, number],
): number[] {
  const head = at(words, headOf(words, first, last))
  const has = (test: (word: Word) => boolean): number => (words.slice(first, last + 1).some(test) ? 1 : 0)
  return [
    head.weight,
    at(words, first).weight,
    timesSaid.get(head.token.stem) ?? 0,
    first === from ? 1 : 0,
    last >= to - 1 ? 1 : 0,
    has(({ token }) => token.pos === 'VERB'),
    has(({ lower }) => lower === ','),
    has(({ lower }) => lower === 'and' || lower === 'or'),
    to - from + 1,
    asked.length,
  ]
}

function rowOf(setting: Setting, { first, last }: CandidateSpan): Float32Array {
  const sentence = at(setting.sentenceOf, first)
  const values = [
    ...sentenceFeatures(setting, sentence),
    ...ownFeatures(setting, first, last),
    ...edgeFeatures(setting, first, last),
    ...surroundings(setting, first, last, setting.bounds[sentence] ?? [first, last]),
    ...typeFeatures(setting, first, last),
    ...verbFeatures(setting, first, last, setting.bounds[sentence] ?? [first, last]),
    ...patternFeatures(setting, first, last),
    ...restFeatures(setting, first, last, setting.bounds[sentence] ?? [first, last]),
  ]
  return Float32Array.from(values)
}

/** A function that gives each candidate of one passage its row of features. */
export function spanFeatures(
  vectors: WordVectors,
  question: Question,
  text: string,
  tokens: readonly TaggedToken[],
): { sentenceOf: Int16Array; rowOf: (span: CandidateSpan) => Float32Array } {
  const asked = question.tokens.map((token) => wordOf(vectors, token))
  const words = tokens.map((token) => wordOf(vectors, token))
  const meeting = meet(asked, question.content, words)
  const sentenceOf = sentenceIndices(text, tokens)
  const sentences = overlaps(meeting, asked, question.content, sentenceOf, words)
  const order = sentences.map((_, index) => index).sort((a, b) => at(sentences, b).soft - at(sentences, a).soft)
  const timesSaid = countEach(tokens.map(({ stem }) => stem))
  const setting: Setting = {
    words,
    asked,
    question,
    meeting,
    sentenceOf,
    sentences,
    softRanks: sentences.map((_, index) => order.indexOf(index)),
    bounds: sentences.map(({ first }, index) => [first, (sentences[index + 1]?.first ?? words.length) - 1]),
    prototype: meanVector((prototypes[question.kind] ?? '').split(' ').map((word) => vectors.vectorOf(word))),
    contentWeight: asked.reduce((sum, word, place) => sum + (question.content[place] ? word.weight : 0), 0),
    timesSaid,
    ...shapeOf(question, asked),
  }
  return { sentenceOf, rowOf: (span) => rowOf(setting, span) }
}
