import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { readWithModel } from '@vitrine/engines/text/moderation/learned/read-with-model.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/words/moderation-tokens.ts'
import { foldOf } from '../linear/folds.ts'

export const foldCount = 5

/** Scores each row by weights that were fitted without the rows of its fold. */
export function outOfFoldScores<Row extends { text: string }>(
  rows: readonly Row[],
  fit: (rows: readonly Row[]) => TermModel,
  progress: (line: string) => void,
): number[][] {
  const scores: number[][] = rows.map(() => [])
  for (let fold = 0; fold < foldCount; fold++) {
    const training = rows.filter(({ text }) => foldOf(text, foldCount) !== fold)
    if (training.length === rows.length) continue
    progress(`Fitting without fold ${fold + 1} of ${foldCount}`)
    const model = fit(training)
    rows.forEach(({ text }, index) => {
      if (foldOf(text, foldCount) === fold) scores[index] = readWithModel(model, moderationTokens(text).tokens).scores
    })
  }
  return scores
}
