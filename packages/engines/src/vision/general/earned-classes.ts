import type { Familiarity } from './judge-familiarity.ts'

interface Weighed {
  label: string
  confidence: number
}

/** The highest confidence for a picture unlike the training data: a guess. */
const mostWhenFar = 0.49
/** And the least that its classes share, so that the best of them stays informative. */
const leastWhenFar = 0.4

/**
 * A model's own answer, `classes` with its rejecting label `reject`, made as sure as the picture's likeness to what was learned allows:
 * the others share the probability that it belongs, as before among themselves, and on a picture that lies far off the best is no
 * more than a guess. The rejecting label gets the rest, but stays below the best unless the picture is strange. Best first, summing to
 * 1 at most.
 */
export function earnedClasses(
  classes: readonly Weighed[],
  reject: string,
  { belongs, likeness }: Pick<Familiarity, 'belongs' | 'likeness'>,
): Weighed[] {
  const named = classes.filter(({ label }) => label !== reject)
  const sum = Math.max(
    1e-9,
    named.reduce((total, { confidence }) => total + confidence, 0),
  )
  const best = Math.max(1e-9, ...named.map(({ confidence }) => confidence / sum))
  const most = likeness === 'strange' ? mostWhenFar : 1
  const share =
    likeness === 'far' ? Math.min(Math.max(belongs, leastWhenFar), mostWhenFar / best) : Math.min(belongs, most)
  const rest = likeness === 'strange' ? 1 - share : Math.min(1 - share, 0.99 * share * best)
  return [
    ...named.map(({ label, confidence }) => ({ label, confidence: (confidence / sum) * share })),
    { label: reject, confidence: rest },
  ].sort((a, b) => b.confidence - a.confidence)
}
