import { at } from '@vitrine/basics/at.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { type BranchSigns, readBranchSigns } from '@vitrine/engines/text/moderation/branch-signs.ts'
import { trainedCategories, type TrainedCategory } from '@vitrine/engines/text/moderation/categories.ts'
import { categoryInputs, type Combination, offensiveInputs } from '@vitrine/engines/text/moderation/combination.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/moderation-tokens.ts'
import { readWithModel } from '@vitrine/engines/text/moderation/read-with-model.ts'
import { minimise } from '../linear/minimise.ts'

/** A text with the log odds of its words, by weights that had not seen it, and what the branch says of it. */
export interface ReadRow {
  words: readonly number[]
  signs: BranchSigns
  judged: Partial<Record<TrainedCategory, boolean | null>>
  share: number
}

// The network's signs go together: unheld, seven weights would chase a category's dozen positives.
const penalty = 0.01

function fitLogistic(rows: readonly { inputs: readonly number[]; isYes: boolean; share: number }[]): number[] {
  const width = rows[0]?.inputs.length ?? 0
  const total = rows.reduce((sum, { share }) => sum + share, 0)
  const point = new Float64Array(width)
  minimise(
    (weights, gradient) => {
      let loss = 0
      gradient.fill(0)
      for (let index = 1; index < width; index++) {
        const weight = at(weights, index)
        loss += penalty * weight * weight
        gradient[index] = 2 * penalty * weight
      }
      for (const { inputs, isYes, share } of rows) {
        const odds = inputs.reduce((sum, input, index) => sum + input * at(weights, index), 0)
        const margin = isYes ? odds : -odds
        const part = share / total
        loss += part * Math.log1p(Math.exp(-margin))
        const pull = ((isYes ? -1 : 1) * part) / (1 + Math.exp(margin))
        inputs.forEach((input, index) => {
          gradient[index] = at(gradient, index) + pull * input
        })
      }
      return loss
    },
    point,
    200,
  )
  return Array.from(point, (weight) => Number(weight.toPrecision(5)))
}

/** Fits what words and network count together, a logistic regression for each category. */
export function fitCombination(rows: readonly ReadRow[]): Omit<Combination, 'offensive'> {
  const weightsOf = (name: TrainedCategory): number[] => {
    const column = trainedCategories.indexOf(name)
    return fitLogistic(
      rows.flatMap(({ words, signs, judged, share }) => {
        const isYes = judged[name]
        return typeof isYes === 'boolean'
          ? [{ inputs: categoryInputs(name, at(words, column), signs), isYes, share }]
          : []
      }),
    )
  }
  return {
    hate: weightsOf('hate'),
    'hate/threatening': weightsOf('hate/threatening'),
    harassment: weightsOf('harassment'),
    violence: weightsOf('violence'),
    'violence/graphic': weightsOf('violence/graphic'),
    'self-harm': weightsOf('self-harm'),
    sexual: weightsOf('sexual'),
  }
}

export const fitOffence = (rows: readonly { words: number; signs: BranchSigns; offensive: boolean }[]): number[] =>
  fitLogistic(
    rows.map(({ words, signs, offensive }) => ({ inputs: offensiveInputs(words, signs), isYes: offensive, share: 1 })),
  )

/** The log odds that linear weights give a text, one for each of the model's classes. */
export const wordOdds = (model: TermModel, text: string): number[] =>
  readWithModel(model, moderationTokens(text).tokens).scores

/** What the branch says of each text, one after the other, as the engine asks it. */
export async function signsOf(texts: readonly string[], progress: (line: string) => void): Promise<BranchSigns[]> {
  const signs: BranchSigns[] = []
  for (const [index, text] of texts.entries()) {
    if (index % 500 === 0) progress(`branch: ${index} of ${texts.length}`)
    signs.push(await readBranchSigns(moderationTokens(text).plain))
  }
  return signs
}
