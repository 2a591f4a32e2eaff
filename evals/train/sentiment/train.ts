import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeLinearModel } from '@vitrine/engines/text/linear/linear-model-file.ts'
import { labelOf } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { fitConfidence, fitJudgement } from './calibrate.ts'
import { evidenceOf, examplesOf, fitSentiment, lexiconSums } from './fit.ts'
import { options } from './options.ts'
import { readSentimentSets } from './rows.ts'
import { placeRows } from './split.ts'

/**
 * Trains the sentiment network and writes its weights beside the engine.
 * Usage: node evals/train/sentiment/train.ts [--data DIR]
 * Deterministic: the same data give the same file.
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname } },
})
const folder = join(values.data, 'sentiment')
const training = placeRows(await readSentimentSets(folder)).filter((row) => row.part === 'train')
const examples = examplesOf(training, options.features)
console.log(`${examples.length} training rows`)

// The gain, the labels and the confidence are chosen on rows that the weights used for the choice have not seen.
const heldOut = [1, 2, 3, 4].flatMap((fold) => {
  const fitted = fitSentiment(
    examples.filter((_, index) => training[index]?.fold !== fold),
    options,
  )
  console.log(`fold ${fold} held out`)
  return examples
    .filter((_, index) => training[index]?.fold === fold)
    .map((example) => ({
      row: example.row,
      evidence: evidenceOf(fitted, example, options.features.bits),
      ...lexiconSums(example.row.text, options.features),
    }))
})
const judgement = fitJudgement(heldOut.filter(({ row }) => row.set === 'vader-amazonReviewSnippets'))
// Rows that are good or bad by construction say nothing of how often a neutral answer is right.
const judged = heldOut
  .filter(({ row }) => row.kind === 'valence')
  .map(({ row, ...signs }) => ({ ...signs, gold: labelOf(row.target) }))
const calibration = { ...judgement, ...fitConfidence(judged, judgement) }
console.log(calibration)

const fitted = fitSentiment(examples, options)
const largest = fitted.hashed.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
const scale = largest / 127
await writeFile(
  new URL('../../../packages/engines/src/text/sentiment/weights.bin', import.meta.url),
  writeLinearModel({
    classes: ['good'],
    features: options.features,
    scales: [scale],
    biases: [fitted.bias],
    weights: Int8Array.from(fitted.hashed, (weight) => Math.round(weight / scale)),
    extra: { ...fitted.lexicon, ...calibration },
  }),
)
