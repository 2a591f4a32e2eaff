import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import type { TermModel } from '@vitrine/engines/text/linear/term-model.ts'
import { writeTermModel } from '@vitrine/engines/text/linear/term-model-file.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { offensiveInputs, probabilityOf } from '@vitrine/engines/text/moderation/learned/combination.ts'
import { macroF1 } from '../../metrics/f1.ts'
import { calibrate } from '../linear/calibrate.ts'
import { foldOf } from '../linear/folds.ts'
import { readBackground } from './background.ts'
import { fitCombination, fitOffence, type ReadRow, signsOf, wordOdds } from './combine.ts'
import { outOfFoldScores } from './cross-validate.ts'
import { fitCategories, fitOffensive } from './fit.ts'
import { fitMeaning, outOfFoldMeanings } from './fit-meaning.ts'
import { type JudgedRow, readJudgedRows, readOffensiveRows, withSkippedAsNo } from './rows.ts'
import { isValidation } from './split.ts'
import { readStatements, weighStatements } from './statements.ts'

/**
 * Trains the moderation weights and writes them beside the engine.
 * Usage: node evals/train/moderation/train.ts [--data DIR]
 * The branch must be trained and exported before (evals/train/encoder): what it and
 * the words count together is fitted on rows that neither had seen. Deterministic: the same data give the same files.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname },
  },
})
const engine = new URL('../../../packages/engines/src/text/moderation/learned/', import.meta.url)
const folder = join(values.data, 'moderation')
const progress = (line: string): void => console.log(line)

function missing(index: number): never {
  throw new Error(`Row ${index} has not been read.`)
}

async function trainCategories() {
  const rows = await readJudgedRows(folder, 'openai-eval.jsonl')
  const background = await readBackground(values.data)
  const fit = (own: readonly JudgedRow[]): TermModel => fitCategories([...own.map(withSkippedAsNo), ...background])
  const odds = outOfFoldScores(rows, fit, progress)
  // Where the network has nothing to say, in another language, the words alone count.
  const calibration = trainedCategories.flatMap((category, column) => {
    const judged = rows.flatMap((row, index) => (row.judged[category] === undefined ? [] : [index]))
    const { slope, offset } = calibrate(
      judged.map((index) => at(at(odds, index), column)),
      judged.map((index) => rows[index]?.judged[category] === true),
    )
    return [[`${category} slope`, slope] as const, [`${category} offset`, offset] as const]
  })
  const fitted = fit(rows)
  const model = { ...fitted, extra: { ...fitted.extra, ...Object.fromEntries(calibration) } }
  const signs = await signsOf(
    rows.map(({ text }) => text),
    progress,
  )
  const vectors = rows.map((row, index) => ({ ...row, vector: (signs[index] ?? missing(index)).vector }))
  const meanings = outOfFoldMeanings(vectors)
  const read = rows.map(
    (row, index): ReadRow => ({
      ...row,
      words: odds[index] ?? [],
      meanings: meanings[index] ?? [],
      signs: signs[index] ?? missing(index),
    }),
  )
  const meaning = fitMeaning(vectors)
  const statements = weighStatements(await readStatements(progress), { model, meaning })
  return { model, meaning, weights: fitCombination([...read, ...statements]) }
}

const categories = await trainCategories()

async function trainOffensive() {
  const rows = (await readOffensiveRows(folder, 'olid-train.jsonl')).filter((row) => !isValidation(row))
  // The branch has learned from the others.
  const tune = rows.filter(({ text }) => foldOf(text, 10) === 1)
  const unseen = fitOffensive(rows.filter((row) => !tune.includes(row)))
  const signs = await signsOf(
    tune.map(({ text }) => text),
    progress,
  )
  const read = tune.map((row, index) => ({
    ...row,
    words: at(wordOdds(unseen, row.text), 0),
    signs: signs[index] ?? missing(index),
  }))
  const weights = fitOffence(read)
  const probabilities = read.map((row) => probabilityOf(offensiveInputs(row.words, row.signs), weights))
  const thresholds = Array.from({ length: 31 }, (_, step) => 0.25 + step / 100)
  const quality = thresholds.map((threshold) =>
    macroF1(
      read.map(({ offensive }) => offensive),
      probabilities.map((probability) => probability >= threshold),
    ),
  )
  const best = quality.indexOf(Math.max(...quality))
  const threshold = at(thresholds, best)
  console.log({ weights, threshold, macroF1: quality[best] })
  const { slope, offset } = calibrate(
    read.map(({ words }) => words),
    read.map(({ offensive }) => offensive),
  )
  const model = fitOffensive(rows)
  return {
    model: { ...model, extra: { ...model.extra, 'offensive slope': slope, 'offensive offset': offset, threshold } },
    weights,
  }
}

const offence = await trainOffensive()

async function write(file: string, model: TermModel): Promise<void> {
  const bytes = writeTermModel(model)
  console.log(`${file}: ${model.hashes.length} terms, ${bytes.length} bytes`)
  await writeFile(new URL(file, engine), bytes)
}

await write('categories.bin', categories.model)
await write('offensive.bin', offence.model)
await writeFile(new URL('meaning.json', engine), `${JSON.stringify(writeVectorHead(categories.meaning))}\n`)
const combination = { ...categories.weights, offensive: offence.weights }
await writeFile(new URL('combination.json', engine), `${JSON.stringify(combination, null, 2)}\n`)
