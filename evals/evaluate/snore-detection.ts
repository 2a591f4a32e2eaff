import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mean } from '@vitrine/basics/statistics.ts'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import { detectSnores } from '@vitrine/models/snore-detection/engine.ts'
import { type LabelledFile, labelledFiles, reportedRows } from '../labelled-files.ts'
import type { Measure } from '../measurement.ts'
import { accuracyOf } from '../metrics/accuracy.ts'
import { auroc } from '../metrics/auroc.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { f1OfClass } from '../metrics/f1.ts'
import { assembleNight, matchedSnores, readClips } from '../sound/assembled-nights.ts'

type Label = 'snore' | 'other'

interface Answer {
  file: LabelledFile
  gold: Label
  /** 'snore' when the engine marks at least one snore in the clip, and 'other' when none or when it calls it silent. */
  predicted: Label
  /** Probability of snoring. */
  score: number
}

const dataset = 'snore'
const licences: Record<string, string> = {
  'adrianagaler+Snoring-Detection': 'not stated',
  'karolpiczak+ESC-10': 'CC BY 3.0',
}

/** Log-mel means and deviations with a random forest, as the data's notes quote it for each part. */
const forest = { val: 0.84, test: 0.804 }

async function detect(bytes: Uint8Array) {
  return detectSnores({ file: null, text: null, options: {} }, quietContext(bytes))
}

async function answer(file: LabelledFile): Promise<Answer> {
  const gold: Label = file.label === 'snore' ? 'snore' : 'other'
  try {
    const report = await detect(new Uint8Array(await readFile(file.path)))
    const score = report.labels.find(({ label }) => label === 'snore')?.confidence ?? 0
    return { file, gold, predicted: report.snoreCount > 0 ? 'snore' : 'other', score }
  } catch (error) {
    if (error instanceof InputError && error.problem === 'sound-silent') {
      return { file, gold, predicted: 'other', score: 0 }
    }
    throw error
  }
}

const common = { dataset, source: 'Khan 2019 clips and ESC-10', licence: 'not stated; CC BY 3.0', higherIsBetter: true }
const plain = { ...common, floor: null, baseline: null }

function withInterval(rows: readonly Answer[]) {
  const value = accuracyOf(rows)
  return { n: rows.length, value, interval95: wilsonInterval(Math.round(value * rows.length), rows.length) }
}
const snoreF1 = (rows: readonly Answer[]) =>
  f1OfClass(
    rows.map(({ gold }) => gold),
    rows.map(({ predicted }) => predicted),
    'snore',
  )
function scoreArea(rows: readonly Answer[]) {
  const scores = (label: Label) => rows.filter(({ gold }) => gold === label).map(({ score }) => score)
  return auroc(scores('snore'), scores('other'))
}
const calibration = (rows: readonly Answer[]) =>
  calibrationError(
    rows.map(({ gold, predicted, score }) => ({
      confidence: Math.max(score, 1 - score),
      right: gold === predicted,
    })),
  )

function measureClips(split: string, rows: readonly Answer[]): Measurement[] {
  const n = rows.length
  const baseline = { name: 'random forest on log-mel means', value: split === 'val' ? forest.val : forest.test }
  const note = 'A clip counts as a snore when at least one snore is marked in it.'
  const figures = [
    { metric: 'F1 of snore', figure: snoreF1 },
    { metric: 'AUROC', figure: scoreArea },
  ]
  const sources = [...new Set(rows.map(({ file }) => file.source))].sort()
  return [
    { ...common, split, metric: 'accuracy', ...withInterval(rows), floor: 0.95, baseline, note },
    ...figures.map(({ metric, figure }) => ({
      ...plain,
      split,
      metric,
      n,
      value: figure(rows),
      interval95: bootstrapInterval(rows, figure),
    })),
    {
      ...plain,
      split,
      metric: 'expected calibration error',
      n,
      value: calibration(rows),
      higherIsBetter: false,
      interval95: bootstrapInterval(rows, calibration),
    },
    ...sources.map((source) => ({
      ...plain,
      source: source.replace('+', '/'),
      licence: licences[source] ?? 'not stated',
      split,
      metric: `accuracy on ${source.replace('+', '/')}`,
      ...withInterval(rows.filter(({ file }) => file.source === source)),
    })),
  ]
}

const speechSets = [
  {
    set: 'speech-emotion',
    source: 'sylaschacko/voice-emotion-analysis (EmoDB), acted German: a set that the network never saw',
    licence: 'not stated',
  },
  {
    set: 'speech',
    source: 'LJ Speech, LibriVox and a public address, in English: a set that the network never saw',
    licence: 'public domain; BSD-style; MIT',
  },
]

const nights = 20

/** Recordings of half a minute, put together from the same clips: are the single snores found and counted? */
async function measureNights(split: string, files: readonly LabelledFile[]): Promise<Measurement[]> {
  const clips = await readClips(files)
  const tallies: { placed: number; marked: number; matched: number }[] = []
  for (let seed = 1; seed <= nights; seed++) {
    const night = assembleNight(clips, seed)
    const { events } = await detect(night.wav)
    tallies.push({ placed: night.snores.length, marked: events.length, matched: matchedSnores(night.snores, events) })
  }
  const f1 = (rows: typeof tallies) => {
    const sum = (of: (row: (typeof tallies)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
    return (2 * sum((row) => row.matched)) / Math.max(1, sum((row) => row.placed) + sum((row) => row.marked))
  }
  const error = (rows: typeof tallies) => mean(rows.map(({ placed, marked }) => Math.abs(placed - marked)))
  const about = {
    ...plain,
    split,
    n: nights,
    note: 'Recordings of 30 seconds assembled from the clips, with noises between.',
  }
  return [
    {
      ...about,
      metric: 'F1 of single snores',
      value: f1(tallies),
      interval95: bootstrapInterval(tallies, (rows) => f1([...rows])),
    },
    {
      ...about,
      metric: 'mean error of the snore count',
      value: error(tallies),
      higherIsBetter: false,
      interval95: bootstrapInterval(tallies, (rows) => error([...rows])),
    },
  ]
}

/** Talking is the sound that lies closest in a bedroom: how many clips of speech have no snore marked in them? */
async function measureSpeech(dataDir: string): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const { set, source, licence } of speechSets) {
    const all = await labelledFiles(join(dataDir, 'audio', set)).catch(() => [])
    const files = reportedRows(all).length > 0 ? reportedRows(all) : all
    if (files.length === 0) continue
    const answers: Answer[] = []
    for (const file of files) answers.push(await answer(file))
    const about = { ...plain, dataset: set, source, licence, split: files[0]?.split ?? 'val' }
    measurements.push({ ...about, metric: `speech without a snore marked, ${set}`, ...withInterval(answers) })
  }
  return measurements
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const files = reportedRows(await labelledFiles(join(dataDir, 'audio', dataset)))
  const split = files[0]?.split ?? 'val'
  progress(`${files.length} clips of split ${split}`)
  const answers: Answer[] = []
  for (const file of files) answers.push(await answer(file))
  progress(`${nights} assembled recordings`)
  return {
    measurements: [
      ...measureClips(split, answers),
      ...(await measureNights(split, files)),
      ...(await measureSpeech(dataDir)),
    ],
    failures: answers
      .filter(({ gold, predicted }) => gold !== predicted)
      .slice(0, 6)
      .map(({ file, gold, predicted, score }) => ({
        input: `${file.file} (${file.source.replace('+', '/')})`,
        expected: gold,
        answered: `${predicted} (probability of snoring ${score.toFixed(2)})`,
      })),
  }
}
