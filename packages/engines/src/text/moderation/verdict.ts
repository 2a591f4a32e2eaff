import type { ModerationCategory } from './categories.ts'

export type Verdict = 'allow' | 'review' | 'block'

/**
 * From which score on a text is held for a person, and from which it is refused. Scores are probabilities; what does most harm is held
 * earliest. Nothing is refused for what adults may say or for a stray address: a person looks at it.
 */
const limits: Record<ModerationCategory, { review: number; block: number }> = {
  hate: { review: 0.4, block: 0.8 },
  'hate/threatening': { review: 0.25, block: 0.6 },
  harassment: { review: 0.4, block: 0.85 },
  violence: { review: 0.4, block: 0.85 },
  'violence/graphic': { review: 0.4, block: 0.85 },
  'self-harm': { review: 0.25, block: Number.POSITIVE_INFINITY },
  sexual: { review: 0.5, block: 0.9 },
  profanity: { review: 0.7, block: Number.POSITIVE_INFINITY },
  spam: { review: 0.5, block: 0.9 },
  'personal-data': { review: 0.5, block: Number.POSITIVE_INFINITY },
}

/** The verdict, and the categories that led to it: those to be refused first, then by score. */
export function verdictOf(scores: ReadonlyMap<ModerationCategory, number>): {
  verdict: Verdict
  reasons: ModerationCategory[]
} {
  const ranked = [...scores].sort(([, left], [, right]) => right - left)
  const over = (limit: 'review' | 'block'): ModerationCategory[] =>
    ranked.flatMap(([name, score]) => (score >= limits[name][limit] ? [name] : []))
  const held = over('review')
  const blocked = over('block')
  if (blocked.length > 0) {
    return { verdict: 'block', reasons: [...blocked, ...held.filter((name) => !blocked.includes(name))] }
  }
  return held.length > 0 ? { verdict: 'review', reasons: held } : { verdict: 'allow', reasons: [] }
}
