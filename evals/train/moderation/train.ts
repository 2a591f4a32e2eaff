import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeTermModel } from '@vitrine/engines/text/linear/term-model-file.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { macroF1 } from '../../metrics/f1.ts'
import { calibrate } from '../linear/calibrate.ts'
import { readBackground } from './background.ts'
import { outOfFoldScores } from './cross-validate.ts'
import { fitCategories, fitOffensive } from './fit.ts'
import { type JudgedRow, readJudgedRows, readOffensiveRows, withSkippedAsNo } from './rows.ts'
import { isValidation } from './split.ts'

/**
 * Trains the moderation weights and writes them beside the engine.
 * Usage: node evals/train/moderation/train.ts [--data DIR]
 * Deterministic: the same data give the same files. Probabilities and the threshold come from scores of rows that the weights
 * had not seen (five folds).
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname } },
})
const folder = join(values.data, 'moderation')
const progress = (line: string): void => console.log(line)

await write('categories.bin', await trainCategories())
await write('offensive.bin', await trainOffensive())

async function trainCategories(): Promise<TermModel> {
  const rows = await readJudgedRows(folder, 'openai-eval.jsonl')
  const background = await readBackground(values.data)
  const fit = (own: readonly JudgedRow[]): TermModel => fitCategories([...own.map(withSkippedAsNo), ...background])
  const scores = outOfFoldScores(rows, fit, progress)
  const calibration = trainedCategories.flatMap((category, column) => {
    const judged = rows.flatMap((row, index) => (row.judged[category] === undefined ? [] : [index]))
    const { slope, offset } = calibrate(
      judged.map((index) => scores[index]?.[column] ?? 0),
      judged.map((index) => rows[index]?.judged[category] === true),
    )
    return [[`${category} slope`, slope] as const, [`${category} offset`, offset] as const]
  })
  console.log(calibration)
  const model = fit(rows)
  return { ...model, extra: { ...model.extra, ...Object.fromEntries(calibration) } }
}

async function trainOffensive(): Promise<TermModel> {
  const rows = (await readOffensiveRows(folder, 'olid-train.jsonl')).filter((row) => !isValidation(row))
  const scores = outOfFoldScores(rows, fitOffensive, progress).map(([score = 0]) => score)
  const gold = rows.map(({ offensive }) => offensive)
  const { slope, offset } = calibrate(scores, gold)
  const probabilities = scores.map((score) => 1 / (1 + Math.exp(-(slope * score + offset))))
  const thresholds = Array.from({ length: 31 }, (_, step) => 0.25 + step / 100)
  const quality = thresholds.map((threshold) =>
    macroF1(
      gold,
      probabilities.map((probability) => probability >= threshold),
    ),
  )
  const best = quality.indexOf(Math.max(...quality))
  const threshold = thresholds[best] ?? 0.5
  console.log({ slope, offset, threshold, macroF1: quality[best] })
  const model = fitOffensive(rows)
  return { ...model, extra: { ...model.extra, 'offensive slope': slope, 'offensive offset': offset, threshold } }
}

async function write(file: string, model: TermModel): Promise<void> {
  const bytes = writeTermModel(model)
  console.log(`${file}: ${model.hashes.length} terms, ${bytes.length} bytes`)
  await writeFile(new URL(`../../../packages/engines/src/text/moderation/${file}`, import.meta.url), bytes)
}
