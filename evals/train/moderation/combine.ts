import { at } from '@vitrine/basics/at.ts'
import { weightedSum } from '@vitrine/basics/logistic.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { type TrainedCategory, trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { type BranchSigns, readBranchSigns } from '@vitrine/engines/text/moderation/learned/branch-signs.ts'
import {
  type Combination,
  categoryInputs,
  offensiveInputs,
} from '@vitrine/engines/text/moderation/learned/combination.ts'
import { readWithModel } from '@vitrine/engines/text/moderation/learned/read-with-model.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/words/moderation-tokens.ts'
import { addScaled, minimise } from '../linear/minimise.ts'

/** A text with the log odds of its words and of its meaning, by weights that had not seen it, and what the branch says of it. */
export interface ReadRow {
  words: readonly number[]
  meanings: readonly number[]
  signs: BranchSigns
  judged: Partial<Record<TrainedCategory, boolean | null>>
  share: number
}

interface LogisticRow {
  inputs: readonly number[]
  isYes: boolean
  share: number
}

/** A logistic regression whose weights, but for the first, are drawn towards `prior`, by `penalty` for a squared step of one. */
function fitLogistic(rows: readonly LogisticRow[], prior: readonly number[], penalty: number): number[] {
  const total = rows.reduce((sum, { share }) => sum + share, 0)
  const point = Float64Array.from(prior)
  minimise(
    (weights, gradient) => {
      let loss = 0
      gradient.fill(0)
      for (let index = 1; index < prior.length; index++) {
        const away = at(weights, index) - at(prior, index)
        loss += penalty * away * away
        gradient[index] = 2 * penalty * away
      }
      for (const { inputs, isYes, share } of rows) {
        const odds = weightedSum(inputs, weights)
        const margin = isYes ? odds : -odds
        const part = share / total
        loss += part * Math.log1p(Math.exp(-margin))
        const pull = ((isYes ? -1 : 1) * part) / (1 + Math.exp(margin))
        addScaled(gradient, inputs, pull)
      }
      return loss
    },
    point,
    200,
  )
  return [...point]
}

const rounded = (weights: readonly number[]): number[] => weights.map((weight) => Number(weight.toPrecision(5)))

// Where a category has a dozen positives, free weights would chase them: words, meaning and network have an equal say, and that nobody is
// meant any harm counts against it by about 1, but for what the rows show clearly.
const equalSay = [0, 1, 1, 1, -0.5]
const firmness = 0.1

/** As {@link fitLogistic} on inputs of one spread each, its weights for the inputs as they are. */
function fitEvenly(rows: readonly LogisticRow[]): number[] {
  const spreads = equalSay.map((_, index) => {
    const values = rows.map(({ inputs }) => at(inputs, index))
    const mean = index === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
    return { mean, spread: spread || 1 }
  })
  const even = rows.map((row) => ({
    ...row,
    inputs: row.inputs.map((input, index) => (input - at(spreads, index).mean) / at(spreads, index).spread),
  }))
  const [bias = 0, ...weights] = fitLogistic(even, equalSay, firmness)
  const own = weights.map((weight, index) => weight / at(spreads, index + 1).spread)
  return [bias - own.reduce((sum, weight, index) => sum + weight * at(spreads, index + 1).mean, 0), ...own]
}

/** Fits what words, meaning and network count together, a logistic regression for each category. */
export function fitCombination(rows: readonly ReadRow[]): Omit<Combination, 'offensive'> {
  const weightsOf = (name: TrainedCategory): number[] => {
    const column = trainedCategories.indexOf(name)
    const judgedRows = rows.flatMap(({ words, meanings, signs, judged, share }) => {
      const isYes = judged[name]
      const evidence = { words: at(words, column), meaning: at(meanings, column), signs }
      return typeof isYes === 'boolean' ? [{ inputs: categoryInputs(name, evidence), isYes, share }] : []
    })
    return rounded(fitEvenly(judgedRows))
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
  rounded(
    fitLogistic(
      rows.map(({ words, signs, offensive }) => ({
        inputs: offensiveInputs(words, signs),
        isYes: offensive,
        share: 1,
      })),
      [0, 0, 0, 0],
      0.01,
    ),
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
