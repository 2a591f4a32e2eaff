import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { answer, trainedScores } from '../moderation/answer.ts'
import { crossValidatedScores } from '../moderation/cross-validated-scores.ts'
import { measureCategories } from '../moderation/measure-categories.ts'
import { measureFunctions } from '../moderation/measure-functions.ts'
import { measureOffensive } from '../moderation/measure-offensive.ts'
import { shownFailures } from '../moderation/shown-failures.ts'
import { readBackground } from '../train/moderation/background.ts'
import { type JudgedRow, readJudgedRows, readOffensiveRows } from '../train/moderation/rows.ts'
import { isValidation } from '../train/moderation/split.ts'

async function shippedScores(rows: readonly JudgedRow[], progress: MeasureInput['progress']): Promise<number[][]> {
  progress(`${rows.length} judged texts`)
  const scores: number[][] = []
  for (const { text } of rows) {
    scores.push(trainedScores(await answer(text)))
  }
  return scores
}

/** Scores the kept-apart `*-test.*` files where there are any, else rows that the weights had not seen. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const folder = join(dataDir, 'moderation')
  const files = await readdir(folder)
  const testFile = (start: string): string | undefined => files.find((file) => file.startsWith(`${start}-test.`))
  const judgedTest = testFile('openai-eval') ?? testFile('openai')
  const offensiveTest = testFile('olid')
  const measurements: Measurement[] = []
  // Where one set has a test file, only test files are scored.
  const onlyTests = judgedTest !== undefined || offensiveTest !== undefined
  if (judgedTest !== undefined) {
    const rows = await readJudgedRows(folder, judgedTest)
    measurements.push(...measureCategories(rows, await shippedScores(rows, progress), 'test'))
  } else if (!onlyTests) {
    const rows = await readJudgedRows(folder, 'openai-eval.jsonl')
    const background = await readBackground(dataDir)
    const scores = await crossValidatedScores(rows, background, progress)
    measurements.push(...measureCategories(rows, scores, 'cross-validation'))
  }
  if (offensiveTest !== undefined || !onlyTests) {
    const rows = await readOffensiveRows(folder, offensiveTest ?? 'olid-train.jsonl')
    const own = offensiveTest === undefined ? rows.filter(isValidation) : rows
    measurements.push(await measureOffensive(own, offensiveTest === undefined ? 'validation' : 'test', progress))
  }
  if (!onlyTests) measurements.push(...(await measureFunctions(answer)))
  return { measurements, failures: await shownFailures() }
}
