import { at } from '@vitrine/basics/at.ts'
import { loadModerationModel } from '@vitrine/engines/text/moderation/learned/moderation-model.ts'
import { moderateText } from '@vitrine/engines/text/moderation/moderate-text.ts'
import type { MeasureInput } from '../measurement.ts'
import { foldOf } from '../train/linear/folds.ts'
import { fitCombination, signsOf, wordOdds } from '../train/moderation/combine.ts'
import { foldCount } from '../train/moderation/cross-validate.ts'
import { fitCategories } from '../train/moderation/fit.ts'
import { fitMeaning, outOfFoldMeanings } from '../train/moderation/fit-meaning.ts'
import { type JudgedRow, withSkippedAsNo } from '../train/moderation/rows.ts'
import { readStatements, weighStatements } from '../train/moderation/statements.ts'
import { trainedScores } from './answer.ts'

/** The engine's scores with words, meaning and combination that were fitted without the row's fold; the branch has seen none of the set. */
export async function crossValidatedScores(
  rows: readonly JudgedRow[],
  background: readonly JudgedRow[],
  progress: MeasureInput['progress'],
): Promise<number[][]> {
  const shipped = await loadModerationModel()
  const folds = rows.map(({ text }) => foldOf(text, foldCount))
  const signs = await signsOf(
    rows.map(({ text }) => text),
    progress,
  )
  const models = Array.from({ length: foldCount }, (_, fold) => {
    progress(`Fitting without fold ${fold + 1} of ${foldCount}`)
    const own = rows.filter((_, index) => folds[index] !== fold)
    return fitCategories([...own.map(withSkippedAsNo), ...background])
  })
  const vectors = rows.map((row, index) => ({ ...row, vector: at(signs, index).vector }))
  const meanings = outOfFoldMeanings(vectors)
  const read = rows.map((row, index) => {
    const fold = at(folds, index)
    const words = wordOdds(at(models, fold), row.text)
    return { ...row, words, meanings: at(meanings, index), signs: at(signs, index), fold }
  })
  const statements = await readStatements(progress)
  const scores: number[][] = rows.map(() => [])
  for (const [fold, categories] of models.entries()) {
    const meaning = fitMeaning(vectors.filter((_, index) => folds[index] !== fold))
    const weights = fitCombination([
      ...read.filter((row) => row.fold !== fold),
      ...weighStatements(statements, { model: categories, meaning }),
    ])
    const combination = { ...shipped.combination, ...weights }
    for (const [index, { text }] of rows.entries()) {
      if (folds[index] !== fold) continue
      scores[index] = trainedScores(await moderateText({ ...shipped, categories, meaning, combination }, text))
    }
  }
  return scores
}
