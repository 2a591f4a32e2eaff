import type { ModerationCategory } from './categories.ts'

export type Verdict = 'allow' | 'review' | 'block'

/**
 * Scores from which a text is held for review by a person, and from which it is blocked. Scores are probabilities; the most harmful categories
 * have the lowest limits. Nothing is blocked for swearing, a stray address or self-harm: a person looks at it.
 */
const limits: Record<ModerationCategory, { review: number; block: number }> = {
  hate: { review: 0.4, block: 0.85 },
  'hate/threatening': { review: 0.25, block: 0.6 },
  harassment: { review: 0.4, block: 0.85 },
  violence: { review: 0.45, block: 0.85 },
  'violence/graphic': { review: 0.4, block: 0.85 },
  'self-harm': { review: 0.25, block: Number.POSITIVE_INFINITY },
  sexual: { review: 0.5, block: 0.9 },
  profanity: { review: 0.7, block: Number.POSITIVE_INFINITY },
  spam: { review: 0.5, block: 0.9 },
  'personal-data': { review: 0.5, block: Number.POSITIVE_INFINITY },
}

const againstPeople: ReadonlySet<ModerationCategory> = new Set(['hate', 'harassment', 'violence'])
const together = 0.5
const leastSign = 0.1

/** The chance that at least one of the categories of harm to people is right, as if they were independent. */
const togetherHarmful = (scores: ReadonlyMap<ModerationCategory, number>): number =>
  1 - [...againstPeople].reduce((product, name) => product * (1 - (scores.get(name) ?? 0)), 1)

/** The verdict, and the categories that led to it: blocking ones first, then by score. */
export function verdictOf(scores: ReadonlyMap<ModerationCategory, number>): {
  verdict: Verdict
  reasons: ModerationCategory[]
} {
  const ranked = [...scores].sort(([, left], [, right]) => right - left)
  const over = (limit: 'review' | 'block'): ModerationCategory[] =>
    ranked.flatMap(([name, score]) => (score >= limits[name][limit] ? [name] : []))
  const held = over('review')
  const blocked = over('block')
  if (blocked.length === 0 && held.length === 0) {
    // Several faint signs of harm to people: more likely than not, one of them is right, and a threat must not pass.
    const named = ranked.filter(([name, score]) => againstPeople.has(name) && score >= leastSign).map(([name]) => name)
    return togetherHarmful(scores) >= together
      ? { verdict: 'review', reasons: named }
      : { verdict: 'allow', reasons: [] }
  }
  if (blocked.length > 0) {
    return { verdict: 'block', reasons: [...blocked, ...held.filter((name) => !blocked.includes(name))] }
  }
  return { verdict: 'review', reasons: held }
}

/** How far below the score that holds a text its doubt stays. */
const belowReview = 0.01

/**
 * Raises the likeliest of the doubts that a text left which is let through: who reads 'allow' is told how likely harm is, though not likely
 * enough to hold the text for it.
 */
export function raiseDoubt(
  scores: Map<ModerationCategory, number>,
  doubts: ReadonlyMap<ModerationCategory, number>,
): void {
  const likeliest = [...doubts].toSorted(([, left], [, right]) => right - left)[0]
  if (likeliest === undefined) return
  const [name, doubt] = likeliest
  scores.set(name, Math.max(scores.get(name) ?? 0, Math.min(doubt, limits[name].review - belowReview)))
}
