import { at } from '@vitrine/basics/at.ts'
import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { sentenceAround, splitSentences } from '../text/sentences.ts'
import { answerSigns } from './answerability/answer-signs.ts'
import { answerability, answerThreshold, confidenceOf, type Grounds, groundsOf } from './answerability/answerability.ts'
import { isBesideItsLike, isLikeItsLabel } from './beside-its-like.ts'
import { readAgreedSentence, readNearestSentence } from './nearest-sentence.ts'
import { onlyOfItsForm } from './only-of-its-form.ts'
import type { Citation, Passage } from './passages/passage.ts'
import { besideOf, lacksAskedForm } from './question/asked-form.ts'
import { askedSection, stretchesOfSection } from './question/asked-section.ts'
import { readDenial } from './question/denial.ts'
import { completeQuestion, type Turn } from './question/follow-up.ts'
import { inItsWords } from './question/in-its-words.ts'
import { tellsOtherExtent } from './question/other-extent.ts'
import { speaksOfOtherParty } from './question/other-party.ts'
import { otherSubject } from './question/other-subject.ts'
import { isOtherThanIt } from './question/other-than-it.ts'
import { type Question, readQuestion } from './question/question.ts'
import { tellsOfSibling } from './question/sibling-things.ts'
import { isOfOtherThing, isOtherwiseQualified, unsaidCounted } from './question/unsaid-qualifier.ts'
import { unsaidThings } from './question/unsaid-things.ts'
import { type PassageReading, readPassage } from './read-passage.ts'
import { readByNetwork } from './reader/read-by-network.ts'
import { mismatchCosts } from './reader-weights.ts'
import { PassageIndex, type Ranked } from './search/passage-index.ts'
import { type Source, sourcesIn, stretchSource } from './sources.ts'
import { loadSpanRanker } from './spans/span-ranker.ts'
import { cellByMeaning } from './tables/cell-by-meaning.ts'
import { coveringRow } from './tables/covering-row.ts'
import { extremeRow } from './tables/extreme-row.ts'
import { type NarrowedTables, narrowTables } from './tables/narrowed-tables.ts'
import { tableCell } from './tables/table-cell.ts'
import { timetableTime } from './tables/timetable.ts'
import { tagText } from './tagged-text.ts'

export interface PassageAnswer {
  /** A stretch of a passage, word for word, or cells of a table's row with their headings; null where the passages do not answer. */
  answer: string | null
  /** The most likely stretch, whether or not it is given as the answer; null where there are no candidates. */
  best: string | null
  found: boolean
  /** 0…1: how likely the passages answer the question at all; decides whether an answer is given. */
  answerable: number
  /** 0…1: how likely the answer is right. */
  confidence: number
  /** What the confidence rests on; null for a whole section, a table's cell and a sentence that was read alone. */
  grounds: Grounds | null
  /** First the sentence with the answer, then others that may contain it; where nothing was found, the nearest ones. */
  citations: Citation[]
}

export interface AnswerOptions extends PaceOptions {
  /** Earlier questions and answers, oldest first: a follow-up may leave its subject out. */
  history?: readonly Turn[]
}

/** The last step of what takes time: search, network, trees. */
const searched = 0.4
const readByThen = 0.8

const within = ({ progress }: PaceOptions, from: number, to: number) =>
  progress && ((fraction: number) => progress(from + (to - from) * fraction))

const passagesRead = 6
// Confidence that a section with the number in the question is the one that was meant.
const sectionFound = 0.8
/** Confidence of a sentence that answers only when it is read alone: a guess. */
const readAlone = 0.45
/**
 * What is likelier not answered at all is never more than a guess: of 21 such answers to questions of our own, paraphrased ones and those about
 * validation articles, 10 were right.
 */
const doubtful = { answerable: 0.4, confidence: 0.49 } as const
/** Confidence, at most, of one of several numbers side by side. */
const oneOfSeveral = 0.45
/** Confidence, at most, of what is said of another thing. */
const ofOther = 0.45
/** Confidence of a sentence that denies what a yes-or-no question asks. */
const denied = 0.55
/** Confidence of the only address of its kind. */
const onlyOne = 0.6
const longestSection = 400

/** A section as an answer: its first sentences, as many as can be read at a glance. */
function shortened(text: string): string {
  const sentences = splitSentences(text)
  const last = sentences.findLast(({ end }) => end <= longestSection) ?? sentences[0]
  return text.slice(0, last?.end ?? longestSection)
}

/** A span cannot say yes or no: yes/no questions are answered by the whole sentence. */
function answerOf({ kind }: Question, span: string, citation: Citation | undefined): string {
  return kind === 'yes-no' ? (citation?.quote ?? span) : span
}

interface Read {
  passage: number
  reading: Pick<PassageReading, 'start' | 'end' | 'text'>
  answerable: number
  confidence: number
  /** None for a whole section, a table's cell, an address and a sentence that was read alone. */
  grounds?: Grounds
}

const isAnswer = (found: Read | undefined): found is Read => found !== undefined && found.answerable >= answerThreshold

async function likelyPassages(index: PassageIndex, question: Question, options: PaceOptions): Promise<Ranked[]> {
  const encoding = { signal: options.signal, progress: within(options, 0, searched) }
  const found = (await index.search(question.text, encoding)).slice(0, passagesRead)
  return found.length > 0 ? found : index.passages.slice(0, passagesRead).map((_, of) => ({ of, score: 0 }))
}

/** The answers found in the sources, the most likely first. */
async function read(
  index: PassageIndex,
  question: Question,
  sources: readonly Source[],
  options: PaceOptions,
): Promise<Read[]> {
  const { signal } = options
  const texts = sources.map(({ text }) => text)
  const [ranker, networkReadings] = await Promise.all([
    loadSpanRanker(),
    readByNetwork(question.text, texts, { signal, progress: within(options, searched, readByThen) }),
  ])
  const best = Math.max(1e-6, ...sources.map(({ score }) => score))
  const missing = index.missingNameShare(question)
  const pace = openPace({ signal, progress: within(options, readByThen, 1) })
  const answers: (Omit<Read, 'confidence' | 'grounds'> & Omit<Grounds, 'lead'> & { isOneOfSeveral: boolean })[] = []
  for (const [rank, source] of sources.entries()) {
    if (pace.isDue()) await pace.pause(rank / sources.length)
    const reading = readPassage(ranker, question, source, at(networkReadings, rank))
    if (reading === null) continue
    const { margin, agreement, judged, text, start, end } = reading
    const signs = answerSigns(question, { ...source, reading })
    const isFormless =
      lacksAskedForm(question.text, text, besideOf(source.text, reading)) ||
      tellsOtherExtent(question.text, source.text, reading)
    const otherParty = speaksOfOtherParty(question, { ...source, reading }) ? mismatchCosts.otherParty : 0
    const other = otherSubject(question, { ...source, reading }) + (source.isOfOther ? 1 : 0)
    const mismatch = missing + other + (isFormless ? 1 : 0) + otherParty
    const passageShare = source.score / best
    const chances = answerability({ margin, agreement, judged, passageShare, signs, mismatch })
    const place = source.placeOf({ start, end })
    if (place === null) continue
    const isOneOfSeveral = isBesideItsLike(source.text, reading)
    answers.push({ passage: source.of, reading: place, ...chances, said: signs.said, isOneOfSeveral })
  }
  return answers
    .sort((a, b) => b.score - a.score)
    .map(({ score, cost, said, isOneOfSeveral, ...answer }) => {
      const rival = answers.find((other) => other.reading.text !== answer.reading.text)?.score ?? null
      const grounds = groundsOf({ score, cost, said }, rival)
      const most = isOneOfSeveral ? oneOfSeveral : answer.answerable < doubtful.answerable ? doubtful.confidence : 1
      return { ...answer, grounds, confidence: Math.min(most, confidenceOf(grounds)) }
    })
}

/** A question about a numbered section is answered from that section only; null where the question names none. */
async function readSection(index: PassageIndex, asked: string, options: PaceOptions): Promise<Read[] | null> {
  const section = askedSection(asked)
  if (section === null) return null
  const stretches = stretchesOfSection(index.passages, section.number)
  const question = readQuestion(section.rest)
  const sources = stretches.map(({ passage, ...stretch }) => stretchSource(index, passage, stretch, 1))
  const answers = section.rest === '' ? [] : await read(index, question, sources, options)
  if (!section.wantsSaying) return answers
  const whole = stretches.map(({ passage, start, end }) => ({
    passage,
    reading: { start, end, text: shortened(at(index.passages, passage).text.slice(start, end)) },
    answerable: sectionFound,
    confidence: sectionFound,
  }))
  return whole.toSorted((a, b) => Number(b.passage === answers[0]?.passage) - Number(a.passage === answers[0]?.passage))
}

function cite(text: string, passage: number, reading: Read['reading']): Citation {
  const { start, end } = sentenceAround(text, reading)
  return { passage, quote: text.slice(start, end), start, end }
}

/** A cell that the question names or means by its row and column; null where the answer of a passage is surer than one that is only meant. */
async function readCell(
  index: PassageIndex,
  question: Question,
  tables: NarrowedTables,
  { passages, best, signal }: { passages: readonly number[]; best: Read | undefined; signal: AbortSignal | undefined },
): Promise<Read | null> {
  const named =
    timetableTime(index, question, tables, passages) ??
    tableCell(index, tables) ??
    extremeRow(index, tables, passages) ??
    coveringRow(index, tables, passages)
  const cell = named ?? (await cellByMeaning(index, question, tables, passages, { signal }))
  if (cell === null) return null
  const { passage, start, end, text } = cell
  const isOneOfSeveral = isLikeItsLabel(at(index.passages, passage).text, cell)
  const confidence = isOneOfSeveral ? oneOfSeveral : cell.confidence
  const isSurer = named !== null || !isAnswer(best) || best.confidence < confidence
  return isSurer ? { passage, reading: { start, end, text }, answerable: confidence, confidence } : null
}

/** What a citation says, with the headings of the table's row that it is. */
function toldBy({ passages }: PassageIndex, citation: Citation | undefined): string {
  const rows = citation === undefined ? [] : (passages[citation.passage]?.rows ?? [])
  const row = rows.find(({ cells }) => cells.some(({ start }) => start === citation?.start))
  return [citation?.quote ?? '', ...(row?.heads ?? [])].join('. ')
}

/** Whether what answers speaks of another thing: of the same kind, with another qualifier, or of nothing that was asked for. */
async function isOfOther(index: PassageIndex, question: Question, citation: Citation | undefined): Promise<boolean> {
  const said = tagText(toldBy(index, citation))
  const counted = unsaidCounted(index, question)
  const things = [...unsaidThings(index, question), ...(counted === null ? [] : [counted])]
  return (
    (await tellsOfSibling(things, said)) ||
    (await isOtherwiseQualified(index, question, said)) ||
    (await isOfOtherThing(index, question, { unsaid: things, said }))
  )
}

/** The answers of the section that is named; otherwise of a table's cell, of the likeliest passages, or of the nearest sentence alone. */
async function readAll(index: PassageIndex, question: Question, options: PaceOptions): Promise<Read[]> {
  const inSection = await readSection(index, question.text, options)
  if (inSection !== null) return inSection
  const likely = await likelyPassages(index, question, options)
  const passages = likely.map(({ of }) => of)
  const { signal } = options
  const tables = narrowTables(index.passages, question)
  const answers = await read(index, tables.question, await sourcesIn(index, tables, likely, { signal }), options)
  const cell = await readCell(index, question, tables, { passages, best: answers[0], signal })
  if (cell !== null) return [cell, ...answers]
  if (isAnswer(answers[0])) return answers
  const denial = readDenial(index, question, passages)
  if (denial !== null) return [{ ...denial, answerable: denied, confidence: denied }, ...answers]
  const address = onlyOfItsForm(index, question)
  if (address !== null) return [{ ...address, answerable: onlyOne, confidence: onlyOne }, ...answers]
  const ranker = await loadSpanRanker()
  const sentence =
    (await readNearestSentence(index, question, passages, { ranker, signal })) ??
    (await readAgreedSentence(index, question, answers, { ranker, signal }))
  if (sentence === null) return answers
  const { passage, reading } = sentence
  return [{ passage, reading, answerable: readAlone, confidence: readAlone }, ...answers]
}

/**
 * Answers a question by a stretch of the passages, with the sentence that contains it. Made for English. The first call loads
 * the weights (0.5 s); keep a `PassageIndex` to ask the same passages again.
 */
export async function answerQuestion(
  passages: PassageIndex | readonly Passage[],
  questionText: string,
  { history = [], ...options }: AnswerOptions = {},
): Promise<PassageAnswer> {
  const index = passages instanceof PassageIndex ? passages : new PassageIndex(passages)
  const text = index.passages.map((passage) => passage.text).join('\n')
  const question = readQuestion(inItsWords(completeQuestion(questionText, history), text))
  const ranked = await readAll(index, question, options)
  const best = ranked[0]
  const citations = ranked
    .slice(0, 3)
    .map(({ passage, reading }) => cite(index.passages[passage]?.text ?? '', passage, reading))
  const found = isAnswer(best)
  const isAboutOther =
    found && (isOtherThanIt(index, question, citations[0]) || (await isOfOther(index, question, citations[0])))
  return {
    answer: found ? answerOf(question, best.reading.text, citations[0]) : null,
    best: best?.reading.text ?? null,
    found,
    answerable: best?.answerable ?? 0,
    confidence: Math.min(best?.confidence ?? 0, isAboutOther ? ofOther : 1),
    grounds: best?.grounds ?? null,
    citations,
  }
}
