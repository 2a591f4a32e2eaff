import type { FormAnswer } from './form-answer.ts'

interface Ways {
  /** Whether '-5.00' is the same figure as '5.00'. */
  signed: boolean
  /** Added to the score for each further place with the same figure, three at most. */
  forEachPlace: number
  /** No score is above this. */
  most: number
}

/** One candidate for each figure, best first: one read in several places is more likely. */
export function distinctFigures(answers: readonly FormAnswer[], { signed, forEachPlace, most }: Ways): FormAnswer[] {
  const figureOf = ({ value }: FormAnswer): string => (signed ? Number(value) : Math.abs(Number(value))).toFixed(2)
  return [...Map.groupBy(answers, figureOf).values()]
    .flatMap(([best, ...others]) =>
      best === undefined
        ? []
        : [{ ...best, score: Math.min(most, best.score + forEachPlace * Math.min(3, others.length)) }],
    )
    .toSorted((a, b) => b.score - a.score)
}
