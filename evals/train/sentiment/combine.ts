import { at } from '@vitrine/basics/at.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { evidenceInputs, type Meaning, quarrelOf, readMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import { foldOf } from '../linear/folds.ts'
import { minimise } from '../linear/minimise.ts'
import { readWrittenRows } from '../written-rows.ts'
import { calibrate } from './calibrate.ts'
import { evidenceOf, examplesOf, fitSentiment, lexiconSums } from './fit.ts'
import { labelLoss } from './label-loss.ts'
import { options } from './options.ts'
import { productSets, readSentimentFile, type SentimentRow, sentimentSets } from './rows.ts'
import { placeRows } from './split.ts'

/**
 * Fits what words and meaning count together, and labels and confidence from both, on the tenth of the training rows that the branch has
 * not seen and that the words' weights used here have not seen either.
 * Usage: node evals/train/sentiment/combine.ts [--data DIR]
 * Writes combination.json beside the engine; train.ts and the branch (evals/train/encoder) come first.
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname } },
})
// About what raters give a clear review.
const clearWorth = 0.6
const folder = join(values.data, 'sentiment')
/** What a review's label is worth on the raters' scale; what is mixed has no place there. */
function worthOf(label: string | undefined): number | null {
  if (label === 'neutral') return 0
  if (label === 'positive' || label === 'teasing') return clearWorth
  return label === 'negative' || label === 'ironic' ? -clearWorth : null
}

/** The tenth of the reviews written for the product that the branch has not learned from (evals/train/encoder/export-rows.ts). */
async function writtenRows(): Promise<SentimentRow[]> {
  const rows = await readWrittenRows(new URL('reviews/', import.meta.url))
  return rows.flatMap(({ labels, text }) => {
    const target = worthOf(labels[0])
    return target === null || foldOf(text, 10) !== 1 ? [] : [{ set: 'written', kind: 'valence', text, target }]
  })
}

const sets = await Promise.all(sentimentSets.map((set) => readSentimentFile(folder, `${set}.jsonl`, set)))
const training = placeRows(sets.flat()).filter((row) => row.part === 'train')
const fitted = fitSentiment(
  examplesOf(
    training.filter(({ toWeighOn }) => !toWeighOn),
    options.features,
  ),
  options,
)
const tune: SentimentRow[] = [...training.filter(({ toWeighOn }) => toWeighOn), ...(await writtenRows())]
console.log(`${tune.length} rows to combine on`)
const meanings = await readMeaning(tune.map(({ text }) => text))
const read = examplesOf(tune, options.features).flatMap((example, index) => {
  const meaning = meanings[index]
  return meaning === undefined
    ? []
    : [{ row: example.row, words: evidenceOf(fitted, example, options.features.bits), meaning }]
})

function fitEvidence(rows: readonly { row: SentimentRow; words: number; meaning: Meaning }[]): number[] {
  const width = 5
  const point = new Float64Array([0, 1, 0.1, 0.5, 0.1, 4])
  minimise(
    (weights, gradient) => {
      gradient.fill(0)
      let loss = 0
      const slope = at(weights, width)
      for (const { row, words, meaning } of rows) {
        const inputs = evidenceInputs(words, meaning)
        const found = inputs.reduce((sum, input, index) => sum + input * at(weights, index), 0)
        const share = (productSets.has(row.set) ? options.productShare : 1) / rows.length
        const label = labelLoss(row, found, slope, options)
        loss += share * label.loss
        const pull = share * label.byEvidence
        gradient[width] = at(gradient, width) + share * label.bySlope
        inputs.forEach((input, index) => {
          gradient[index] = at(gradient, index) + pull * input
        })
      }
      return loss
    },
    point,
    200,
  )
  return Array.from(point.subarray(0, width), (weight) => Number(weight.toPrecision(5)))
}

const evidence = fitEvidence(read)
const heldOut = read.flatMap(({ row, words, meaning }) => {
  const together = evidenceInputs(words, meaning).reduce((sum, input, index) => sum + input * at(evidence, index), 0)
  const signs = {
    row,
    evidence: together,
    ...lexiconSums(row.text, options.features),
    neutral: meaning.neutral,
    plain: meaning.plain,
    quarrel: quarrelOf(together, words),
  }
  // Reviews are what the model is for.
  return productSets.has(row.set) ? [signs, signs, signs] : [signs]
})
const judgement = calibrate(heldOut, ({ row }) => row.kind === 'valence')
console.log({ evidence, judgement })
await writeFile(
  new URL('../../../packages/engines/src/text/sentiment/combination.json', import.meta.url),
  `${JSON.stringify({ evidence, judgement }, null, 2)}\n`,
)
