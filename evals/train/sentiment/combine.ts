import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { weightedSum } from '@vitrine/basics/logistic.ts'
import combination from '@vitrine/engines/text/sentiment/combination.json' with { type: 'json' }
import { evidenceInputs, type Meaning, readMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { addScaled, minimise } from '../linear/minimise.ts'
import { fitJudgement, type HeldOut } from './calibrate.ts'
import { evidenceOf, examplesOf, fitSentiment, lexiconSums } from './fit.ts'
import { heldOutReviews } from './held-out-reviews.ts'
import { labelLoss } from './label-loss.ts'
import { options } from './options.ts'
import { productSets, readSentimentSets, type SentimentRow } from './rows.ts'
import { placeRows } from './split.ts'

/**
 * Fits what words and meaning count together, and labels from both, on the tenth of the training rows that the branch has not seen and that
 * the words' weights used here have not seen either.
 * Usage: node evals/train/sentiment/combine.ts [--data DIR]
 * Writes combination.json beside the engine; train.ts and the branch (evals/train/encoder) come first, sureness.ts after.
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname } },
})
// About what raters give a clear review.
const clearWorth = 0.6
/** What a written review counts: more of them must not outweigh what raters said of the sets' rows. */
const writtenShare = 0.3
const folder = join(values.data, 'sentiment')
/** The tenth of the reviews written for the product that the branch has not learned from; what is mixed has no place on the raters' scale. */
const worth = { negative: -clearWorth, neutral: 0, positive: clearWorth } as const
const written = (await heldOutReviews()).flatMap(({ text, gold }): SentimentRow[] =>
  gold === null ? [] : [{ set: 'written', kind: 'valence', text, target: worth[gold] }],
)

const training = placeRows(await readSentimentSets(folder)).filter((row) => row.part === 'train')
const fitted = fitSentiment(
  examplesOf(
    training.filter(({ toWeighOn }) => !toWeighOn),
    options.features,
  ),
  options,
)
/** A row with what words say of it, and what the branch. */
interface ReadRow {
  row: SentimentRow
  words: number
  meaning: Meaning
}

async function read(rows: readonly SentimentRow[]): Promise<ReadRow[]> {
  const meanings = await readMeaning(rows.map(({ text }) => text))
  return examplesOf(rows, options.features).map((example, index) => ({
    row: example.row,
    words: evidenceOf(fitted, example, options.features.bits),
    meaning: at(meanings, index),
  }))
}

const tune = await read([...training.filter(({ toWeighOn }) => toWeighOn), ...written])
console.log(`${tune.length} rows to combine on`)

function shareOf({ set }: SentimentRow): number {
  if (set === 'written') return writtenShare
  return productSets.has(set) ? options.productShare : 1
}

function fitEvidence(rows: readonly ReadRow[]): number[] {
  const width = 5
  const point = new Float64Array([0, 1, 0.1, 0.5, 0.1, 4])
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let loss = 0
      const slope = at(weights, width)
      for (const { row, words, meaning } of rows) {
        const inputs = evidenceInputs(words, meaning)
        const found = weightedSum(inputs, weights)
        const share = shareOf(row) / rows.length
        const label = labelLoss(row, found, slope, options)
        loss += share * label.loss
        const pull = share * label.byEvidence
        gradient[width] = at(gradient, width) + share * label.bySlope
        addScaled(gradient, inputs, pull)
      }
      return loss
    },
    point,
    200,
  )
  return Array.from(point.subarray(0, width), (weight) => Number(weight.toPrecision(5)))
}

const evidence = fitEvidence(tune)

function signsOf({ row, words, meaning }: ReadRow): LabelSigns {
  const together = weightedSum(evidenceInputs(words, meaning), evidence)
  return {
    evidence: together,
    ...lexiconSums(row.text, options.features),
    neutral: meaning.neutral,
    plain: meaning.plain,
  }
}

const valued = tune
  .filter(({ row }) => row.kind === 'valence')
  // Reviews are what the model is for.
  .flatMap((one): HeldOut[] => {
    const held = { row: one.row, ...signsOf(one) }
    return productSets.has(one.row.set) ? [held, held, held] : [held]
  })
const judgement = { ...combination.judgement, ...fitJudgement(valued) }
console.log({ evidence, judgement })
await writeFile(
  new URL('../../../packages/engines/src/text/sentiment/combination.json', import.meta.url),
  `${JSON.stringify({ evidence, judgement }, null, 2)}\n`,
)
