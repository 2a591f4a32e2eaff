import { type ModerationCategory, moderationCategories } from './categories.ts'
import type { ModerationModel } from './learned/moderation-model.ts'
import type { ModerationSpan } from './moderation-span.ts'
import { partsOf } from './parts-of.ts'
import { readPart } from './read-part.ts'
import { raiseDoubt, type Verdict, verdictOf } from './verdict.ts'

export interface Moderation {
  /** All ten, highest score first; scores 0…1. */
  categories: { name: ModerationCategory; score: number }[]
  /** Probability that people who rate posts would call it offensive, 0…1, and whether that reaches the threshold set in training. */
  offensive: { score: number; isOffensive: boolean }
  verdict: Verdict
  /** The categories that led to the verdict. */
  reasons: ModerationCategory[]
  spans: ModerationSpan[]
  /** Positions of disguised words, such as those with letters starred out. */
  disguised: { start: number; end: number }[]
  /** From this offset on, the text was judged by words and rules alone, as the network's time was up. Null: it read everything. */
  wordsAloneFrom: number | null
}

export interface ModerateOptions {
  /** Seconds that the network may spend on a long text; the first part is always read. */
  mostSeconds?: number
  /** Called before each part of a long text with the progress, 0…1; may throw to stop. */
  onPart?: (fraction: number) => void | Promise<void>
}

const mostSpans = 200
/** Enough for a novel. A text that takes longer is not a post, and nobody would wait for it. */
const mostSecondsByMeaning = 20

const leastScoreToShow = 0.2

/**
 * Scores any text in the ten categories, with the words that led to the scores and a verdict. Pure and offline; videos' transcripts and on-screen
 * text are accepted as well as posts. A long text is judged by its worst part.
 */
export async function moderateText(
  model: ModerationModel,
  source: string,
  { onPart, mostSeconds = mostSecondsByMeaning }: ModerateOptions = {},
): Promise<Moderation> {
  const scores = new Map<ModerationCategory, number>(moderationCategories.map((name) => [name, 0]))
  const doubts = new Map<ModerationCategory, number>()
  const spans: ModerationSpan[] = []
  const disguised: Moderation['disguised'] = []
  let offensive = 0
  let wordsAloneFrom: number | null = null
  const until = performance.now() + mostSeconds * 1000
  for (const [index, part] of partsOf(source).entries()) {
    await onPart?.(part.start / source.length)
    if (index > 0 && performance.now() > until) wordsAloneFrom ??= part.start
    const read = await readPart(model, source.slice(part.start, part.end), { byMeaning: wordsAloneFrom === null })
    const moved = <Place extends { start: number; end: number }>(place: Place): Place => ({
      ...place,
      start: place.start + part.start,
      end: place.end + part.start,
    })
    for (const [name, score] of read.scores) scores.set(name, Math.max(scores.get(name) ?? 0, score))
    for (const [name, doubt] of read.doubts) doubts.set(name, Math.max(doubts.get(name) ?? 0, doubt))
    // Only categories with a relevant score in this part are marked.
    const told = read.spans.filter(({ category }) => (read.scores.get(category) ?? 0) >= leastScoreToShow)
    spans.push(...told.map(moved))
    disguised.push(...read.disguised.map(moved))
    offensive = Math.max(offensive, read.offensive)
  }
  const judged = verdictOf(scores)
  if (judged.verdict === 'allow') raiseDoubt(scores, doubts)
  return {
    categories: [...scores].map(([name, score]) => ({ name, score })).sort((left, right) => right.score - left.score),
    offensive: { score: offensive, isOffensive: offensive >= (model.offensive.extra['threshold'] ?? 0.5) },
    ...judged,
    spans: spans.sort((left, right) => left.start - right.start).slice(0, mostSpans),
    disguised: disguised.slice(0, mostSpans),
    wordsAloneFrom,
  }
}
