import { at } from '@vitrine/basics/at.ts'
import { isEnglish } from '../is-english.ts'
import { readsAsWords } from '../reads-as-words.ts'
import { vectorScores } from '../encoder/vector-head.ts'
import { splitSentences } from '../sentences.ts'
import type { Token } from '../tokens.ts'
import { isSurelyHarmless, readBranchSigns } from './branch-signs.ts'
import { type ModerationCategory, moderationCategories, type TrainedCategory, trainedCategories } from './categories.ts'
import { categoryInputs, offensiveInputs, probabilityOf } from './combination.ts'
import { isKindMention } from './kind-mentions.ts'
import { cuesOf } from './lexicon.ts'
import type { ModerationModel } from './moderation-model.ts'
import { moderationTokens } from './moderation-tokens.ts'
import { findPersonalData } from './personal-data.ts'
import { findPlainStatements } from './plain-statements.ts'
import { readProfanity } from './profanity.ts'
import { readWithModel } from './read-with-model.ts'
import { everydayCategories, type EverydayReading } from './read-everyday.ts'
import { readSpam } from './spam.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** A place in the source that speaks for a category; offsets in UTF-16 code units. */
export interface ModerationSpan {
  start: number
  end: number
  category: ModerationCategory
  /** What it adds, above 0; comparable within a category. */
  weight: number
  /** What it is, where a rule names it, such as 'e-mail address'. */
  detail: string | null
}

export interface Moderation {
  /** All ten, highest score first; scores 0…1. */
  categories: { name: ModerationCategory; score: number }[]
  /** Probability that people who rate posts would call it offensive, 0…1, and whether that is more likely than what training found fair. */
  offensive: { score: number; isOffensive: boolean }
  verdict: Verdict
  /** The categories that led to the verdict. */
  reasons: ModerationCategory[]
  spans: ModerationSpan[]
  /** Places whose wording was disguised, such as letters starred out. */
  disguised: { start: number; end: number }[]
  /** From here on words and rules alone judged: the network had no more time. Null: it read all. */
  wordsAloneFrom: number | null
}

export interface ModerateOptions {
  /** So long the network may read a long text; its first part is read whatever that takes. */
  mostSeconds?: number
  /** Called before each part of a long text with how much is done, 0…1; may throw to stop. */
  onPart?: (fraction: number) => void | Promise<void>
}

// Weights were trained on texts of up to a few hundred words; a longer one is read in parts and judged by its worst.
const longestPart = 6000
const mostSpans = 200
/** A novel's worth. What takes longer is no post, and nobody waits for it. */
const mostSecondsByMeaning = 20

const leastScoreToShow = 0.2

interface PartReading {
  scores: Map<ModerationCategory, number>
  offensive: number
  spans: ModerationSpan[]
  disguised: Moderation['disguised']
}

// What wishes a group well is not held for its name.
const mostOfKind = 0.2
const ofNames = ['hate', 'hate/threatening', 'harassment', 'violence'] as const

// Meaning alone holds a text for a person; it never blocks one.
const mostByMeaning = 0.7

/** Lifts what meaning is sure enough of; below that it would only blur what the words say. */
function raiseByMeaning(scores: Map<ModerationCategory, number>, everyday: EverydayReading): void {
  for (const category of everydayCategories) {
    if (everyday[category] < 0.5) continue
    scores.set(category, Math.max(scores.get(category) ?? 0, Math.min(mostByMeaning, everyday[category])))
  }
}

/** Log odds of the words alone as a probability, by the slope and offset that held-out rows gave. */
function calibrated(extra: Readonly<Record<string, number>>, name: string, score: number): number {
  const odds = (extra[`${name} slope`] ?? 1) * score + (extra[`${name} offset`] ?? 0)
  return 1 / (1 + Math.exp(-odds))
}

/** Between quotation marks that open before and close after, with words of the writer's own outside. */
function isQuoted(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start)
  const opened = Math.max(...['"', '“', '«', " '", '‘'].map((mark) => before.lastIndexOf(mark)))
  return (
    opened > 10 &&
    /["”»'’]/.test(text.slice(end, end + 80)) &&
    /\b(?:said|says|read|wrote|told|yelled|shouted|message|testified|posted|saying|called|words?)\b/iu.test(before)
  )
}

const mostWords = 8

/** The tokens that add most to a category. Words of the lexicon come through with less weight than others need. */
function tellingWords(
  tokens: readonly Token[],
  contributions: Float64Array,
  category: TrainedCategory,
): ModerationSpan[] {
  // Against the strongest word, not the sum: in a long text every word is a small part of that.
  const strongest = contributions.reduce((most, share) => Math.max(most, share), 0)
  return tokens
    .map((token, index) => ({ token, weight: at(contributions, index) }))
    .filter(({ token, weight }) => {
      if (token.kind === 'punctuation' || token.norm.length < 2) return false
      return weight > 0 && weight >= (cuesOf(token.norm).length > 0 ? 0.15 : 0.4) * strongest
    })
    .sort((left, right) => right.weight - left.weight)
    .slice(0, mostWords)
    .map(({ token: { start, end }, weight }) => ({ start, end, category, weight, detail: null }))
}

interface Part {
  text: string
  offset: number
  /** Read by the network too, beside words and rules. */
  byMeaning: boolean
}

async function readPart(model: ModerationModel, { text, offset, byMeaning }: Part): Promise<PartReading> {
  const { tokens, disguised, plain } = moderationTokens(text)
  // The network has learned English alone: of another language it would guess.
  const isForNetwork = byMeaning && isEnglish(tokens) !== false && (await readsAsWords(tokens))
  const signs = isForNetwork ? await readBranchSigns(plain) : null
  const trained = readWithModel(model.categories, tokens)
  const general = readWithModel(model.offensive, tokens)
  const offence = at(general.scores, 0)
  const offensive =
    signs === null
      ? calibrated(model.offensive.extra, 'offensive', offence)
      : probabilityOf(offensiveInputs(offence, signs), model.combination.offensive)
  const meanings = signs === null ? [] : vectorScores(model.meaning, signs.vector)
  const scores = new Map<ModerationCategory, number>()
  const spans: ModerationSpan[] = []
  for (const [column, category] of trainedCategories.entries()) {
    const words = at(trained.scores, column)
    const score =
      signs === null
        ? calibrated(model.categories.extra, category, words)
        : probabilityOf(
            categoryInputs(category, { words, meaning: at(meanings, column), signs }),
            model.combination[category],
          )
    scores.set(category, score)
    if (score >= leastScoreToShow) spans.push(...tellingWords(tokens, trained.contributions(column), category))
  }
  if (signs !== null) raiseByMeaning(scores, signs.everyday)
  if (isKindMention(tokens)) {
    for (const category of ofNames) scores.set(category, Math.min(scores.get(category) ?? 0, mostOfKind))
  }
  for (const { category, least, start, end } of findPlainStatements(tokens)) {
    // The meaning is harmless all round: such words are held for a person at most, and not even that where somebody reports them.
    const isHarmless = signs !== null && isSurelyHarmless(signs)
    const held = isHarmless && isQuoted(text, start, end) ? 0.2 : Math.min(least, isHarmless ? 0.6 : 1)
    scores.set(category, Math.max(scores.get(category) ?? 0, held))
    spans.push({ start, end, category, weight: 1, detail: 'said outright' })
  }
  const profanity = readProfanity(tokens)
  scores.set('profanity', profanity.score)
  spans.push(...profanity.spans.map((span) => ({ ...span, category: 'profanity' as const, detail: null })))
  const spam = readSpam(text)
  scores.set('spam', Math.max(spam.score, scores.get('spam') ?? 0))
  spans.push(...spam.spans.map((span) => ({ ...span, category: 'spam' as const, weight: 1, detail: null })))
  const personal = findPersonalData(text)
  scores.set(
    'personal-data',
    personal.reduce((most, { confidence }) => Math.max(most, confidence), 0),
  )
  for (const { kind, start, end, confidence } of personal) {
    spans.push({ start, end, category: 'personal-data', weight: confidence, detail: kind })
  }
  const moved = <Place extends { start: number; end: number }>(place: Place): Place => ({
    ...place,
    start: place.start + offset,
    end: place.end + offset,
  })
  return { scores, offensive, spans: spans.map(moved), disguised: disguised.map(moved) }
}

/** Sentences gathered to parts of bounded length; a text of no sentence at all is one part. */
function partsOf(source: string): { start: number; end: number }[] {
  if (source.length <= longestPart) return [{ start: 0, end: source.length }]
  const parts: { start: number; end: number }[] = []
  for (const { start, end } of splitSentences(source)) {
    const last = parts.at(-1)
    if (last !== undefined && end - last.start <= longestPart) last.end = end
    else parts.push({ start, end })
  }
  return parts.length > 0 ? parts : [{ start: 0, end: longestPart }]
}

/**
 * Scores any text in the ten categories, with the words that told and a verdict. Pure and offline; videos' transcripts and on-screen
 * text may come here as well as posts.
 */
export async function moderateText(
  model: ModerationModel,
  source: string,
  { onPart, mostSeconds = mostSecondsByMeaning }: ModerateOptions = {},
): Promise<Moderation> {
  const scores = new Map<ModerationCategory, number>(moderationCategories.map((name) => [name, 0]))
  const raise = (name: ModerationCategory, score: number): void => {
    scores.set(name, Math.max(scores.get(name) ?? 0, score))
  }
  const spans: ModerationSpan[] = []
  const disguised: Moderation['disguised'] = []
  let offensive = 0
  let wordsAloneFrom: number | null = null
  const until = performance.now() + mostSeconds * 1000
  for (const [index, { start, end }] of partsOf(source).entries()) {
    await onPart?.(start / source.length)
    if (index > 0 && performance.now() > until) wordsAloneFrom ??= start
    const part = { text: source.slice(start, end), offset: start, byMeaning: wordsAloneFrom === null }
    const read = await readPart(model, part)
    for (const [name, score] of read.scores) raise(name, score)
    spans.push(...read.spans)
    disguised.push(...read.disguised)
    offensive = Math.max(offensive, read.offensive)
  }
  const categories = [...scores]
    .map(([name, score]) => ({ name, score }))
    .sort((left, right) => right.score - left.score)
  const isOffensive = offensive >= (model.offensive.extra['threshold'] ?? 0.5)
  const { verdict, reasons } = verdictOf(scores)
  // What the text is not judged for needs no marks.
  const told = spans.filter(({ category }) => (scores.get(category) ?? 0) >= leastScoreToShow)
  return {
    categories,
    offensive: { score: offensive, isOffensive },
    verdict,
    reasons,
    spans: told.sort((left, right) => left.start - right.start).slice(0, mostSpans),
    disguised: disguised.slice(0, mostSpans),
    wordsAloneFrom,
  }
}
