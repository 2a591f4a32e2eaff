import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { trainedCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { cuesOf } from '@vitrine/engines/text/moderation/lexicon.ts'
import { moderateText } from '@vitrine/engines/text/moderation/moderate-text.ts'
import { loadModerationModel } from '@vitrine/engines/text/moderation/moderation-model.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/moderation-tokens.ts'
import { moderate } from '@vitrine/models/text-moderation/engine.ts'
import type { Moderated } from '@vitrine/models/text-moderation/schema.ts'
import type { MeasureInput, Measured } from '../measurement.ts'
import { averagePrecision } from '../metrics/average-precision.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { macroF1 } from '../metrics/f1.ts'
import { readBackground } from '../train/moderation/background.ts'
import { foldOf } from '../train/linear/folds.ts'
import { foldCount } from '../train/moderation/cross-validate.ts'
import { fitCombination, signsOf, wordOdds } from '../train/moderation/combine.ts'
import { fitMeaning, outOfFoldMeanings } from '../train/moderation/fit-meaning.ts'
import { fitCategories } from '../train/moderation/fit.ts'
import { readStatements, weighStatements } from '../train/moderation/statements.ts'
import { type JudgedRow, readJudgedRows, readOffensiveRows, withSkippedAsNo } from '../train/moderation/rows.ts'
import { isValidation } from '../train/moderation/split.ts'
import { measureFunctions } from '../moderation/measure-functions.ts'

function trainedScores({ categories }: Pick<Moderated, 'categories'>): number[] {
  return trainedCategories.map((name) => categories.find((category) => category.name === name)?.score ?? 0)
}

function answer(text: string): Promise<Moderated> {
  return moderate(
    { file: null, text, options: {} },
    {
      readFile: () => Promise.reject(new Error('A text has no file')),
      signal: new AbortController().signal,
      report: () => undefined,
    },
  )
}

async function shippedScores(rows: readonly JudgedRow[], progress: MeasureInput['progress']): Promise<number[][]> {
  progress(`${rows.length} judged texts`)
  const scores: number[][] = []
  for (const { text } of rows) {
    scores.push(trainedScores(await answer(text)))
  }
  return scores
}

/** The engine's scores with words, meaning and combination that were fitted without the row's fold; the branch has seen none of the set. */
async function crossValidatedScores(
  rows: readonly JudgedRow[],
  background: readonly JudgedRow[],
  progress: MeasureInput['progress'],
): Promise<number[][]> {
  const shipped = await loadModerationModel()
  const folds = rows.map(({ text }) => foldOf(text, foldCount))
  const signs = await signsOf(
    rows.map(({ text }) => text),
    progress,
  )
  const models = Array.from({ length: foldCount }, (_, fold) => {
    progress(`Fitting without fold ${fold + 1} of ${foldCount}`)
    const own = rows.filter((_, index) => folds[index] !== fold)
    return fitCategories([...own.map(withSkippedAsNo), ...background])
  })
  const vectors = rows.map((row, index) => ({ ...row, vector: at(signs, index).vector }))
  const meanings = outOfFoldMeanings(vectors)
  const read = rows.map((row, index) => {
    const fold = at(folds, index)
    const words = wordOdds(at(models, fold), row.text)
    return { ...row, words, meanings: at(meanings, index), signs: at(signs, index), fold }
  })
  const statements = await readStatements(progress)
  const scores: number[][] = rows.map(() => [])
  for (const [fold, categories] of models.entries()) {
    const meaning = fitMeaning(vectors.filter((_, index) => folds[index] !== fold))
    const weights = fitCombination([
      ...read.filter((row) => row.fold !== fold),
      ...weighStatements(statements, { model: categories, meaning }),
    ])
    const combination = { ...shipped.combination, ...weights }
    for (const [index, { text }] of rows.entries()) {
      if (folds[index] !== fold) continue
      scores[index] = trainedScores(await moderateText({ ...shipped, categories, meaning, combination }, text))
    }
  }
  return scores
}

function precisionOf(rows: readonly Scored[], column: number, side: Side): number {
  const category = trainedCategories[column]
  if (category === undefined) return 0
  const judged = rows.filter(({ row }) => row.judged[category] !== undefined)
  return averagePrecision(
    judged.map((own) => own[side][column] ?? 0),
    judged.map(({ row }) => row.judged[category] === true),
  )
}

const wordsOfCategory = {
  hate: ['slur', 'group'],
  'hate/threatening': ['exterminate'],
  harassment: ['insult'],
  violence: ['violence'],
  'violence/graphic': ['gore'],
  'self-harm': ['selfharm'],
  sexual: ['sexual'],
} as const

/** What counting the lexicon's words, a hundred words of text, would score. */
function wordCounts(text: string): number[] {
  const { tokens } = moderationTokens(text)
  return trainedCategories.map((category) => {
    const kinds: readonly string[] = wordsOfCategory[category]
    return tokens.filter(({ norm }) => cuesOf(norm).some((kind) => kinds.includes(kind))).length / (tokens.length + 20)
  })
}

function measureCategories(rows: readonly JudgedRow[], scores: readonly number[][], split: string): Measurement[] {
  const scored: Scored[] = rows.map((row, index) => ({
    row,
    scores: scores[index] ?? [],
    counts: wordCounts(row.text),
  }))
  const common = {
    dataset: 'OpenAI moderation evaluation',
    source: 'openai/moderation-api-release',
    licence: 'MIT',
    split,
    higherIsBetter: true,
  }
  const note =
    split === 'cross-validation'
      ? 'Each text is scored by weights trained the same way without its fifth of the set; the shipped weights are trained on all of it.'
      : undefined
  const mean = (own: readonly Scored[], side: Side): number =>
    trainedCategories.reduce((sum, _, column) => sum + precisionOf(own, column, side), 0) / trainedCategories.length
  return [
    {
      ...common,
      n: scored.length,
      metric: 'AUPRC, mean of seven categories',
      value: mean(scored, 'scores'),
      interval95: bootstrapInterval(scored, (own) => mean(own, 'scores'), 300),
      floor: 0.55,
      baseline: { name: 'counting lexicon words', value: mean(scored, 'counts') },
      ...(note !== undefined && { note }),
    },
    ...trainedCategories.map((category, column): Measurement => {
      const judged = scored.filter(({ row }) => row.judged[category] !== undefined)
      const positives = judged.filter(({ row }) => row.judged[category] === true).length
      return {
        ...common,
        n: judged.length,
        metric: `AUPRC, ${category}`,
        value: precisionOf(scored, column, 'scores'),
        interval95: bootstrapInterval(judged, (own) => precisionOf(own, column, 'scores'), 300),
        floor: null,
        baseline: { name: 'counting lexicon words', value: precisionOf(scored, column, 'counts') },
        note: `${positives} of them are of the category.`,
      }
    }),
  ]
}

async function measureOffensive(
  rows: readonly { text: string; offensive: boolean }[],
  split: string,
  progress: MeasureInput['progress'],
): Promise<Measurement> {
  progress(`${rows.length} posts`)
  const scored: { gold: boolean; found: boolean; insults: boolean }[] = []
  for (const { text, offensive } of rows) {
    const { offensive: answered } = await answer(text)
    const { tokens } = moderationTokens(text)
    const insults = tokens.some(({ norm }) =>
      cuesOf(norm).some((kind) => kind === 'insult' || kind === 'profanity' || kind === 'slur'),
    )
    scored.push({ gold: offensive, found: answered.isOffensive, insults })
  }
  const of = (own: readonly (typeof scored)[number][], side: 'found' | 'insults'): number =>
    macroF1(
      own.map(({ gold }) => gold),
      own.map((row) => row[side]),
    )
  return {
    dataset: 'OLID, offensive or not',
    source: 'OLID (Zampieri et al., 2019)',
    licence: 'CC BY 4.0',
    split,
    n: scored.length,
    metric: 'F1, two classes, macro',
    value: of(scored, 'found'),
    interval95: bootstrapInterval(scored, (own) => of(own, 'found')),
    higherIsBetter: true,
    floor: 0.74,
    baseline: { name: 'any insult, swear word or slur of the lexicon', value: of(scored, 'insults') },
  }
}

/** The sets' texts are not for showing: these are invented, of the kinds that it is known to get wrong. */
const shownCases: readonly { input: string; expected: string }[] = [
  { input: 'The museum shows how the soldiers of both sides died in the battle.', expected: 'allow' },
  { input: 'The knife is sharp and cuts tomatoes without a fight.', expected: 'allow' },
  { input: 'It would be a shame if something happened to your nice little shop.', expected: 'review' },
  { input: 'People like you should not be allowed to have an opinion.', expected: 'review' },
  { input: 'This game is killing me, I died five times on the first level!', expected: 'allow' },
  { input: 'Some folk just do not belong in our town, and they know who they are.', expected: 'review' },
]

async function failures(): Promise<Measured['failures']> {
  const answered = await Promise.all(
    shownCases.map(async ({ input, expected }) => {
      const { verdict, reasons } = await answer(input)
      return { input, expected, verdict, answered: [verdict, ...reasons].join(', ') }
    }),
  )
  return answered
    .filter(({ verdict, expected }) => verdict !== expected)
    .map(({ input, expected, answered: found }) => ({ input, expected, answered: found }))
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
  return { measurements, failures: await failures() }
}

interface Scored {
  row: JudgedRow
  scores: number[]
  counts: number[]
}

type Side = 'scores' | 'counts'
