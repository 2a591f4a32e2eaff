import type { ModerationCategory } from './categories.ts'
import { findExclusion } from './content/exclusion.ts'
import { findPersonalData } from './content/personal-data.ts'
import { findPlainStatements } from './content/plain-statements.ts'
import { readSpam, spamTogether } from './content/spam.ts'
import { isSurelyHarmless } from './learned/branch-signs.ts'
import { type EverydayReading, everydayCategories } from './learned/everyday.ts'
import type { ModerationModel } from './learned/moderation-model.ts'
import { readTrained } from './learned/read-trained.ts'
import type { ModerationSpan } from './moderation-span.ts'
import { isOvercome } from './words/is-overcome.ts'
import { isQuoted } from './words/is-quoted.ts'
import { isKindMention } from './words/kind-mentions.ts'
import { moderationTokens } from './words/moderation-tokens.ts'
import { readProfanity } from './words/profanity.ts'

export interface PartReading {
  scores: Map<ModerationCategory, number>
  /** How likely harm in everyday words is where it is too unlikely to count among the scores. */
  doubts: Map<ModerationCategory, number>
  offensive: number
  spans: ModerationSpan[]
  disguised: { start: number; end: number }[]
}

// Highest score, in the categories below, of a text that wishes a group well: its name is no reason for review.
const mostOfKind = 0.2
const ofNames = ['hate', 'hate/threatening', 'harassment', 'violence'] as const

// Highest score by meaning alone, which may send a text to review but never block it.
const mostByMeaning = 0.7

// Highest scores of outright statements in a text that means nobody harm: at most a review, and none where they are quoted.
const mostOfHarmless = { said: 0.6, reported: 0.2 }

// A rule of who may come can have a reason that the sentence does not give: a person decides.
const leastOfExclusion = 0.5

/** Raises the scores that meaning is sure enough of; less certain ones would only blur what the words say. */
function raiseByMeaning(scores: Map<ModerationCategory, number>, everyday: EverydayReading): void {
  for (const category of everydayCategories) {
    if (everyday[category] < 0.5) continue
    scores.set(category, Math.max(scores.get(category) ?? 0, Math.min(mostByMeaning, everyday[category])))
  }
}

/** Reads one part of a text in all categories; offsets refer to the part. `byMeaning`: the network reads it too, in addition to words and rules. */
export async function readPart(
  model: ModerationModel,
  text: string,
  { byMeaning }: { byMeaning: boolean },
): Promise<PartReading> {
  const read = moderationTokens(text)
  const { scores: trained, offensive, spans, signs } = await readTrained(model, read, { byMeaning })
  const scores = new Map<ModerationCategory, number>(trained)
  const raise = (category: ModerationCategory, score: number): void => {
    scores.set(category, Math.max(scores.get(category) ?? 0, score))
  }
  if (signs !== null) raiseByMeaning(scores, signs.everyday)
  const doubts = new Map<ModerationCategory, number>(
    signs === null ? [] : everydayCategories.map((category) => [category, signs.everyday[category]]),
  )
  if (isKindMention(read.tokens)) {
    for (const category of ofNames) doubts.delete(category)
    for (const category of ofNames) scores.set(category, Math.min(scores.get(category) ?? 0, mostOfKind))
  }
  const isHarmless = signs !== null && isSurelyHarmless(signs)
  for (const { category, least, start, end } of findPlainStatements(read.tokens)) {
    const most = mostOfHarmless[isQuoted(text, start, end) ? 'reported' : 'said']
    raise(category, isHarmless ? Math.min(least, most) : least)
    spans.push({ start, end, category, weight: 1, detail: 'said outright' })
  }
  for (const { start, end } of findExclusion(text, read.tokens)) {
    raise('hate', leastOfExclusion)
    spans.push({ start, end, category: 'hate', weight: 1, detail: 'keeps a group out' })
  }
  // The words of a bad time that is over are those of one that is not: only the network tells them apart.
  if (isHarmless && isOvercome(text))
    scores.set('self-harm', Math.min(scores.get('self-harm') ?? 0, mostOfHarmless.reported))
  const profanity = readProfanity(read.tokens)
  raise('profanity', profanity.score)
  spans.push(...profanity.spans.map((span) => ({ ...span, category: 'profanity' as const, detail: null })))
  const spam = readSpam(text)
  const together = signs === null ? 0 : spamTogether(spam, signs.everyday.spam)
  raise('spam', Math.max(spam.score, together >= 0.5 ? Math.min(mostByMeaning, together) : 0))
  spans.push(...spam.spans.map((span) => ({ ...span, category: 'spam' as const, weight: 1, detail: null })))
  for (const { kind, start, end, confidence } of findPersonalData(text)) {
    raise('personal-data', confidence)
    spans.push({ start, end, category: 'personal-data', weight: confidence, detail: kind })
  }
  return { scores, doubts, offensive, spans, disguised: read.disguised }
}
