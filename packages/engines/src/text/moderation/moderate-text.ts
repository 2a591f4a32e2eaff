import { type ModerationCategory, moderationCategories } from './categories.ts'
import type { ModerationModel } from './moderation-model.ts'
import type { ModerationSpan } from './moderation-span.ts'
import { partsOf } from './parts-of.ts'
import { readPart } from './read-part.ts'
import { type Verdict, verdictOf } from './verdict.ts'

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

const mostSpans = 200
/** A novel's worth. What takes longer is no post, and nobody waits for it. */
const mostSecondsByMeaning = 20

const leastScoreToShow = 0.2

/**
 * Scores any text in the ten categories, with the words that told and a verdict. Pure and offline; videos' transcripts and on-screen
 * text may come here as well as posts. A long text is judged by its worst part.
 */
export async function moderateText(
  model: ModerationModel,
  source: string,
  { onPart, mostSeconds = mostSecondsByMeaning }: ModerateOptions = {},
): Promise<Moderation> {
  const scores = new Map<ModerationCategory, number>(moderationCategories.map((name) => [name, 0]))
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
    // What a part is not judged for needs no marks.
    const told = read.spans.filter(({ category }) => (read.scores.get(category) ?? 0) >= leastScoreToShow)
    spans.push(...told.map(moved))
    disguised.push(...read.disguised.map(moved))
    offensive = Math.max(offensive, read.offensive)
  }
  return {
    categories: [...scores].map(([name, score]) => ({ name, score })).sort((left, right) => right.score - left.score),
    offensive: { score: offensive, isOffensive: offensive >= (model.offensive.extra['threshold'] ?? 0.5) },
    ...verdictOf(scores),
    spans: spans.sort((left, right) => left.start - right.start).slice(0, mostSpans),
    disguised: disguised.slice(0, mostSpans),
    wordsAloneFrom,
  }
}
