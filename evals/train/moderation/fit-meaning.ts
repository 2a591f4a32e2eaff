import { type VectorHead, vectorScores } from '@vitrine/engines/text/encoder/vector-head.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { headOf, vectorData } from '../encoder/fit-vector-head.ts'
import { fitBinary } from '../linear/fit-binary.ts'
import { foldOf } from '../linear/folds.ts'
import { foldCount } from './cross-validate.ts'
import { type JudgedRow, withSkippedAsNo } from './rows.ts'

/** A judged text with its sentence vector. */
export interface VectorRow extends JudgedRow {
  vector: Float32Array
}

// What rows count against the weights' squared length; of 1 to 30 all read about the same.
const cost = 5

/** Fits the trained categories on sentence vectors, each against all else. */
export function fitMeaning(rows: readonly VectorRow[]): VectorHead {
  const data = vectorData(rows.map(({ vector }) => vector))
  const all = rows.map((_, index) => index)
  const fits = trainedCategories.map((name) =>
    fitBinary(
      data,
      all,
      rows.map((row) => withSkippedAsNo(row).judged[name] === true),
      { loss: 'logistic', cost, iterations: 60 },
    ),
  )
  return headOf(trainedCategories, fits)
}

/** The log odds of each row by a head that was fitted without its fold. */
export function outOfFoldMeanings(rows: readonly VectorRow[]): number[][] {
  const scores: number[][] = rows.map(() => [])
  for (let fold = 0; fold < foldCount; fold++) {
    const head = fitMeaning(rows.filter(({ text }) => foldOf(text, foldCount) !== fold))
    rows.forEach(({ text, vector }, index) => {
      if (foldOf(text, foldCount) === fold) scores[index] = vectorScores(head, vector)
    })
  }
  return scores
}
