import { at } from '@vitrine/basics/at.ts'
import type { FeatureOptions } from '@vitrine/engines/text/linear/hashed-features.ts'
import { sentimentFeatures } from '@vitrine/engines/text/sentiment/sentiment-features.ts'
import { lengthScale } from '@vitrine/engines/text/sentiment/sentiment-network.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import { minimise } from '../linear/minimise.ts'
import { labelLoss } from './label-loss.ts'
import { productSets, type SentimentRow } from './rows.ts'

export interface FitOptions {
  features: FeatureOptions
  /** Ridge penalty on the hashed weights, per row. */
  penalty: number
  /** How much a squared error of valence counts against a log loss of a sign. */
  valenceShare: number
  /** How much a row of a product review counts against one of a film, a tweet or an editorial: reviews are what the models are for. */
  productShare: number
  iterations: number
}

/** Float weights: 2^bits hashed ones, then one for each of `lexiconNames`, then the bias. */
export interface FittedSentiment {
  hashed: Float64Array
  lexicon: Record<string, number>
  bias: number
}

export const lexiconNames = ['good', 'bad', 'good-rated', 'bad-rated'].flatMap((sign) =>
  ['said', 'negated'].flatMap((said) => ['plain', 'conceded', 'stressed'].map((side) => `${sign}-${said}-${side}`)),
)

interface Example {
  columns: Int32Array
  values: Float64Array
  row: SentimentRow
}

export function examplesOf(rows: readonly SentimentRow[], options: FeatureOptions): Example[] {
  const base = 2 ** options.bits
  return rows.map((row) => {
    const tokens = tokenize(row.text)
    const { hashed, lexicon } = sentimentFeatures(tokens, options)
    const scale = lengthScale(tokens.length)
    const named = lexicon.map(({ name, value }) => ({ bucket: base + lexiconNames.indexOf(name), value }))
    const words = hashed.flatMap(({ buckets, value }) => buckets.map((bucket) => ({ bucket, value })))
    const all = [...words, ...named]
    return {
      columns: Int32Array.from(all, ({ bucket }) => bucket),
      values: Float64Array.from(all, ({ value }) => value * scale),
      row,
    }
  })
}

/**
 * Fits one linear reading of sentiment to two kinds of label at once: raters' valence, and good or bad
 * (`labelLoss`; the slope is learned). Hashed weights carry a ridge penalty, the lexicon's hardly one.
 */
export function fitSentiment(examples: readonly Example[], options: FitOptions): FittedSentiment {
  const base = 2 ** options.features.bits
  // Only buckets that occur get a parameter, so that the optimiser's vectors stay short.
  const parameterOf = new Int32Array(base + lexiconNames.length).fill(-1)
  const used: number[] = []
  const compact = examples.map(({ columns, values, row }) => ({
    columns: columns.map((column) => {
      if (parameterOf[column] === -1) parameterOf[column] = used.push(column) - 1
      return at(parameterOf, column)
    }),
    values,
    row,
    share: productSets.has(row.set) ? options.productShare : 1,
  }))
  const shares = compact.reduce((sum, { share }) => sum + share, 0)
  const biasAt = used.length
  const slopeAt = biasAt + 1
  const point = new Float64Array(slopeAt + 1)
  point[slopeAt] = 4
  const isLexicon = Uint8Array.from(used, (column) => (column >= base ? 1 : 0))

  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let loss = 0
      const bias = at(weights, biasAt)
      const slope = at(weights, slopeAt)
      for (const { columns, values, row, share } of compact) {
        let evidence = bias
        for (let place = 0; place < columns.length; place++)
          evidence += at(values, place) * at(weights, at(columns, place))
        const label = labelLoss(row, evidence, slope, options)
        loss += share * label.loss
        const pull = share * label.byEvidence
        gradient[slopeAt] = at(gradient, slopeAt) + share * label.bySlope
        gradient[biasAt] = at(gradient, biasAt) + pull
        for (let place = 0; place < columns.length; place++) {
          const column = at(columns, place)
          gradient[column] = at(gradient, column) + pull * at(values, place)
        }
      }
      for (let index = 0; index < biasAt; index++) {
        const weight = at(weights, index)
        const penalty = isLexicon[index] === 1 ? options.penalty / 100 : options.penalty
        loss += shares * penalty * weight * weight
        gradient[index] = at(gradient, index) + shares * 2 * penalty * weight
      }
      for (let index = 0; index < gradient.length; index++) gradient[index] = at(gradient, index) / shares
      return loss / shares
    },
    point,
    options.iterations,
  )

  const hashed = new Float64Array(base)
  const lexicon: Record<string, number> = {}
  used.forEach((column, index) => {
    if (column < base) hashed[column] = at(point, index)
    else lexicon[at(lexiconNames, column - base)] = at(point, index)
  })
  return { hashed, lexicon, bias: at(point, biasAt) }
}

/** What the lexicon's good and bad words of a text say together, as the engine sums them. */
export function lexiconSums(text: string, options: FeatureOptions): { good: number; bad: number } {
  const sums = { good: 0, bad: 0 }
  for (const { name, value } of sentimentFeatures(tokenize(text), options).lexicon) {
    sums[name.startsWith('good') ? 'good' : 'bad'] += value
  }
  return sums
}

/** Evidence of a row under float weights, for choices made on held-out rows during training. */
export function evidenceOf(fitted: FittedSentiment, { columns, values }: Example, bits: number): number {
  let evidence = fitted.bias
  columns.forEach((column, place) => {
    const weight = column < 2 ** bits ? fitted.hashed[column] : fitted.lexicon[at(lexiconNames, column - 2 ** bits)]
    evidence += at(values, place) * (weight ?? 0)
  })
  return evidence
}
