import { functionWords } from '../text/function-words.ts'
import type { CandidateSpan } from './candidate-spans.ts'
import { type Meeting, meet, overlaps, type SentenceOverlap, sentenceIndices, type Word, wordOf } from './meeting.ts'
import { type Question, questionKinds } from './question.ts'
import type { TaggedToken } from './tagged-text.ts'
import { similarity, type WordVectors } from './word-vectors.ts'

/** All that the ranker looks at, in the order of a row. evals/train/qa trains on exactly this. */
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

/** What the words of an answer are like, where the question's own noun does not say it. */
const prototypes: Partial<Record<Question['kind'], string>> = {
  who: 'john president king author women people',
  when: 'january year 1980 century during',
  where: 'city country europe north region area',
  why: 'because reason due lack order',
  'how-many': 'two hundred million 12',
  'how-much': 'million percent dollars amount',
  'how-long': 'years feet miles months long',
}

interface Setting {
  words: readonly Word[]
  asked: readonly Word[]
  question: Question
  meeting: Meeting
  sentenceOf: Int16Array
  sentences: readonly SentenceOverlap[]
  softRanks: readonly number[]
  /** Where each sentence begins and ends (last token), by sentence. */
  bounds: readonly (readonly [first: number, last: number])[]
  /** Token → nearest comma-bounded clause's [first, last]. */
  prototype: Float32Array
  verb: Word | undefined
  subjectAsked: boolean
  passive: boolean
  contentWeight: number
  lastAsked: Word | undefined
  firstAsked: Word | undefined
  beforeAsking: Word | undefined
  timesSaid: ReadonlyMap<string, number>
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
  const order = sentences.map((_, index) => index).sort((a, b) => (sentences[b]?.soft ?? 0) - (sentences[a]?.soft ?? 0))
  const timesSaid = new Map<string, number>()
  for (const { stem } of tokens) timesSaid.set(stem, (timesSaid.get(stem) ?? 0) + 1)
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
    contentWeight: asked.reduce((sum, word, at) => sum + (question.content[at] ? word.weight : 0), 0),
    timesSaid,
    ...shapeOf(question, asked),
  }
  return { sentenceOf, rowOf: (span) => rowOf(setting, span) }
}

/** How the question is built: its verb, what stands around its asking word, whether that word is the subject. */
function shapeOf(question: Question, asked: readonly Word[]) {
  const asking = asked.findIndex(({ lower }) => /^(?:who|whom|whose|what|which|when|where|why|how)$/.test(lower))
  const auxiliary = asked.findIndex(
    ({ lower }, at) => at > asking && /^(?:did|does|do|has|have|had|can|could|would|will)$/.test(lower),
  )
  const verbs = asked.filter(({ token }, at) => token.pos === 'VERB' && question.content[at])
  const content = asked.filter((_, at) => question.content[at])
  const behindAsking = asked
    .slice(Math.max(asking, question.target ?? asking) + 1)
    .find(({ lower }) => !/^(?:is|are|was|were|did|does|do)$/.test(lower))
  return {
    verb: verbs[0],
    subjectAsked: auxiliary === -1,
    passive: asked.some(
      ({ lower }, at) => /^(?:is|are|was|were|been|be)$/.test(lower) && /(?:ed|en)$/.test(asked[at + 1]?.lower ?? ''),
    ),
    lastAsked: asked.findLast(({ token }) => token.pos !== 'PUNCT'),
    firstAsked: behindAsking ?? content[0],
    beforeAsking: asking > 0 ? asked[asking - 1] : undefined,
  }
}

function rowOf(setting: Setting, { first, last }: CandidateSpan): Float32Array {
  const sentence = setting.sentenceOf[first] ?? 0
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

function sentenceFeatures({ question, sentences, softRanks }: Setting, sentence: number): number[] {
  const own = sentences[sentence] ?? { hard: 0, soft: 0 }
  return [
    questionKinds.indexOf(question.kind),
    own.hard,
    own.soft,
    own.hard - Math.max(...sentences.map(({ hard }) => hard)),
    own.soft - Math.max(...sentences.map(({ soft }) => soft)),
    softRanks[sentence] ?? 0,
    sentences[sentence - 1]?.soft ?? 0,
    sentences[sentence + 1]?.soft ?? 0,
    sentence,
    sentences.length,
  ]
}

function ownFeatures({ words, meeting, contentWeight }: Setting, first: number, last: number): number[] {
  let content = 0
  let asked = 0
  let met = 0
  let weight = 0
  let digits = 0
  let capitals = 0
  const seen = new Set<number>()
  for (let at = first; at <= last; at += 1) {
    const word = words[at]
    if (word === undefined) continue
    if (!functionWords.has(word.lower) && word.token.pos !== 'PUNCT') content += 1
    if ((meeting.any[at] ?? -1) >= 0) asked += 1
    const of = meeting.content[at] ?? -1
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

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.token.text ?? '')

function edgeFeatures({ words, sentenceOf }: Setting, first: number, last: number): number[] {
  const pos = (at: number): number =>
    sentenceOf[at] === sentenceOf[first] ? posCodes.indexOf(words[at]?.token.pos ?? '') : 0
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

/** How much of the question stands around the span, and how near. */
function surroundings(
  { words, asked, question, meeting, contentWeight }: Setting,
  first: number,
  last: number,
  [from, to]: readonly [number, number],
): number[] {
  const nearest = new Map<number, number>()
  let left = 30
  let right = 30
  let leftWeight = 0
  let rightWeight = 0
  let clause = 0
  const inClause = new Set<number>()
  let nearestIsVerb = 0
  for (const step of [-1, 1]) {
    let open = true
    for (let at = step < 0 ? first - 1 : last + 1; at >= from && at <= to; at += step) {
      if (/^[,;:()]$/.test(words[at]?.lower ?? '')) open = false
      const of = meeting.content[at] ?? -1
      if (of < 0) continue
      const distance = step < 0 ? first - at : at - last
      if (distance < Math.min(left, right)) nearestIsVerb = words[at]?.token.pos === 'VERB' ? 1 : 0
      if (step < 0) left = Math.min(left, distance)
      else right = Math.min(right, distance)
      const weight = asked[of]?.weight ?? 0
      if (!nearest.has(of)) {
        if (step < 0) leftWeight += weight
        else rightWeight += weight
      }
      nearest.set(of, Math.min(nearest.get(of) ?? 99, distance))
      if (open && !inClause.has(of)) {
        inClause.add(of)
        clause += weight
      }
    }
  }
  const within = (reach: number): number =>
    [...nearest].reduce((sum, [of, distance]) => sum + (distance <= reach ? (asked[of]?.weight ?? 0) : 0), 0)
  const count = question.content.filter(Boolean).length
  let mean = 0
  let weighted = 0
  for (const [of, isContent] of question.content.entries()) {
    if (!isContent) continue
    const distance = Math.min(25, nearest.get(of) ?? 25)
    mean += distance / count
    weighted += ((asked[of]?.weight ?? 0) * Math.exp(-distance / 6)) / Math.max(1e-6, contentWeight)
  }
  const share = (weight: number): number => weight / Math.max(1e-6, contentWeight)
  return [
    share(within(5)),
    share(within(10)),
    share(leftWeight),
    share(rightWeight),
    left,
    right,
    mean,
    weighted,
    share(clause),
    nearestIsVerb,
  ]
}

/** Whether the span is of the kind that is asked for. */
function typeFeatures({ words, asked, question, prototype }: Setting, first: number, last: number): number[] {
  const target = question.target === null ? undefined : asked[question.target]
  const head = words[headOf(words, first, last)]
  let best = 0
  let bestPrototype = 0
  let inside = 0
  const inner: Float32Array[] = []
  for (let at = first; at <= last; at += 1) {
    const word = words[at]
    if (word === undefined || functionWords.has(word.lower)) continue
    inner.push(word.vector)
    if (target) {
      best = Math.max(best, similarity(word.vector, target.vector))
      if (word.token.stem === target.token.stem) inside = at === last ? 2 : 1
    }
    bestPrototype = Math.max(bestPrototype, similarity(word.vector, prototype))
  }
  const mean = meanVector(inner)
  const stem = target?.token.stem
  return [
    target && head ? similarity(head.vector, target.vector) : 0,
    best,
    target ? similarity(mean, target.vector) : 0,
    inside,
    stem !== undefined && [last + 1, last + 2].some((at) => words[at]?.token.stem === stem) ? 1 : 0,
    stem !== undefined && [first - 1, first - 2, first - 3].some((at) => words[at]?.token.stem === stem) ? 1 : 0,
    target ? 1 : 0,
    bestPrototype,
    similarity(mean, prototype),
  ]
}

/** The last noun before the first preposition. */
function headOf(words: readonly Word[], first: number, last: number): number {
  let head = last
  for (let at = first; at <= last; at += 1) {
    const pos = words[at]?.token.pos
    if (at > first && (pos === 'ADP' || pos === 'SCONJ' || pos === 'PUNCT')) break
    if (pos === 'NOUN' || pos === 'PROPN') head = at
  }
  return head
}

/** Where the span stands to the place that says what the question's verb says. */
function verbFeatures(
  { words, verb, subjectAsked, passive }: Setting,
  first: number,
  last: number,
  [from, to]: readonly [number, number],
): number[] {
  let distance = 25
  let side = 0
  let alike = 0
  if (verb) {
    for (let at = from; at <= to; at += 1) {
      const word = words[at]
      if (word === undefined || (at >= first && at <= last)) continue
      const same = word.token.stem === verb.token.stem
      const likeness = same ? 1 : word.token.pos === 'VERB' ? similarity(word.vector, verb.vector) : 0
      if (likeness < 0.45 || likeness < alike - 0.2) continue
      const away = at < first ? first - at : at - last
      if (likeness > alike + 0.2 || away < distance) {
        distance = away
        side = at < first ? 1 : -1
        alike = likeness
      }
    }
  }
  return [
    distance,
    side,
    alike,
    subjectAsked ? 1 : 0,
    [first - 1, first - 2].some((at) => words[at]?.lower === 'by') ? 1 : 0,
    passive ? 1 : 0,
  ]
}

/** Words that stand beside the asking word in the question and beside the span in the passage. */
function patternFeatures(setting: Setting, first: number, last: number): number[] {
  const { words, lastAsked, firstAsked, beforeAsking } = setting
  const isAt = (at: number, asked: Word | undefined): boolean =>
    asked !== undefined && words[at]?.token.stem === asked.token.stem
  const before = words[first - 1]?.lower ?? ''
  const near = [before, words[first - 2]?.lower ?? '']
  return [
    isAt(first - 1, beforeAsking) ? 1 : isAt(first - 2, beforeAsking) ? 0.5 : 0,
    isAt(last + 1, firstAsked) ? 1 : isAt(last + 2, firstAsked) ? 0.5 : 0,
    isAt(first - 1, lastAsked) ? 1 : isAt(first - 2, lastAsked) ? 0.5 : 0,
    [last + 3, last + 4].some((at) => isAt(at, firstAsked)) ? 1 : 0,
    before === ',' && /^(?:DET|NOUN|PROPN|ADJ)$/.test(words[first]?.token.pos ?? '') ? 1 : 0,
    near.includes('to') ? 1 : 0,
    /^(?:in|at|on|near|from|of|for|with|as|between|during|until|since|after|before)$/.test(before)
      ? [
          'in',
          'at',
          'on',
          'near',
          'from',
          'of',
          'for',
          'with',
          'as',
          'between',
          'during',
          'until',
          'since',
          'after',
          'before',
        ].indexOf(before) + 1
      : 0,
    near.some((word) => /^(?:because|due|since|so|cause|caused|thus|reason|therefore)$/.test(word)) ? 1 : 0,
  ]
}

function restFeatures(
  { words, timesSaid, asked }: Setting,
  first: number,
  last: number,
  [from, to]: readonly [number, number],
): number[] {
  const head = words[headOf(words, first, last)]
  const has = (test: (word: Word) => boolean): number => (words.slice(first, last + 1).some(test) ? 1 : 0)
  return [
    head?.weight ?? 0,
    words[first]?.weight ?? 0,
    timesSaid.get(head?.token.stem ?? '') ?? 0,
    first === from ? 1 : 0,
    last >= to - 1 ? 1 : 0,
    has(({ token }) => token.pos === 'VERB'),
    has(({ lower }) => lower === ','),
    has(({ lower }) => lower === 'and' || lower === 'or'),
    to - from + 1,
    asked.length,
  ]
}

function meanVector(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (const [at, part] of vector.entries()) mean[at] = (mean[at] ?? 0) + part
  const length = Math.hypot(...mean)
  return length === 0 ? mean : mean.map((part) => part / length)
}
