import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { type LabelledFile, labelledFiles, reportedRows } from '../labelled-files.ts'
import { auroc } from '../metrics/auroc.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { wilsonInterval } from '../metrics/wilson-interval.ts'

/** What every picture classifier answers. */
export interface PictureAnswer {
  labels: readonly { label: string; confidence: number }[]
  known: boolean
  unknownScore: number | null
}

export interface Answered<Output> {
  picture: LabelledFile
  output: Output
}

/** Runs the shipped engine on picture files. */
export async function answerPictures<Output>(
  engine: Engine<Output>,
  pictures: readonly LabelledFile[],
): Promise<Answered<Output>[]> {
  const answers: Answered<Output>[] = []
  for (const picture of pictures) {
    const mediaType = picture.file.endsWith('.png') ? 'image/png' : 'image/jpeg'
    answers.push({ picture, output: await engine(...fileRun(await readFile(picture.path), mediaType)) })
  }
  return answers
}

/** The reported rows of a set; none where the folder has no such set. */
export const reportedPictures = async (folder: string): Promise<LabelledFile[]> =>
  reportedRows(await labelledFiles(folder).catch(() => []))

export function share<Row>(rows: readonly Row[], holds: (row: Row) => boolean) {
  const hits = rows.filter(holds).length
  return { n: rows.length, value: hits / Math.max(1, rows.length), interval95: wilsonInterval(hits, rows.length) }
}

export const plain = { higherIsBetter: true, floor: null, baseline: null } as const

/** One row: the share of pictures that answer as they should. */
export const shareMeasurement = <Row>(
  about: About,
  metric: string,
  rows: readonly Row[],
  holds: (row: Row) => boolean,
  more: Partial<Pick<Measurement, 'floor' | 'baseline' | 'note'>> = {},
): Measurement => ({ ...about, ...plain, metric, ...share(rows, holds), ...more })

export const isRight = ({ picture, output }: Answered<PictureAnswer>): boolean =>
  output.labels[0]?.label.toLowerCase() === picture.label.toLowerCase()

type About = Pick<Measurement, 'dataset' | 'source' | 'licence' | 'split'>

/** How well confidences are calibrated: the mean gap to the share that was right. */
export function calibrationMeasurement(about: About, rows: readonly Answered<PictureAnswer>[]): Measurement {
  const gap = (drawn: readonly Answered<PictureAnswer>[]): number =>
    calibrationError(drawn.map((row) => ({ confidence: row.output.labels[0]?.confidence ?? 0, right: isRight(row) })))
  const interval95 = bootstrapInterval(rows, gap, 300)
  const metric = 'expected calibration error'
  return { ...about, ...plain, metric, n: rows.length, value: gap(rows), higherIsBetter: false, interval95 }
}

/** How well pictures of other things are told from those the model knows, and how many of each are answered rightly. */
function rejectionMeasurements(
  about: About,
  ours: readonly Answered<PictureAnswer>[],
  others: readonly Answered<PictureAnswer>[],
  kind: string,
): Measurement[] {
  if (others.length === 0) return []
  const both = [
    ...ours.map(({ output }) => ({ output, isOurs: true })),
    ...others.map(({ output }) => ({ output, isOurs: false })),
  ]
  const area = (rows: readonly (typeof both)[number][]): number => {
    const scores = (isOurs: boolean) =>
      rows.filter((row) => row.isOurs === isOurs).map(({ output }) => 1 - (output.unknownScore ?? 1))
    return auroc(scores(true), scores(false))
  }
  return [
    {
      ...about,
      ...plain,
      metric: `AUROC, ${kind}`,
      n: both.length,
      value: area(both),
      interval95: bootstrapInterval(both, area, 200),
    },
    { ...about, ...plain, metric: `turned away, ${kind}`, ...share(others, ({ output }) => !output.known) },
    { ...about, ...plain, metric: 'accepted as known', ...share(ours, ({ output }) => output.known) },
  ]
}

/** Sets that show what a model should turn away, with what their sources state. */
const strangeSets = {
  'pipe-photos': { source: 'Adheeba-Salam/SEWERVISION', licence: 'public domain, other pictures not stated' },
  'parasite-eggs': { source: 'AtlastDeepLearning/Intestinal-Parasite-Classification-LW-CNN', licence: 'not stated' },
  'drawing-type': { source: 'three repositories', licence: 'MIT, CC BY 4.0, mechanical drawings not stated' },
  pid: { source: 'mgupta70/PID_Symbol_Detection', licence: 'MIT' },
} as const

/** How a model answers pictures of kinds that it was never shown, against the answers to its own. */
export async function strangerMeasurements(
  engine: Engine<PictureAnswer>,
  dataDir: string,
  sets: readonly (keyof typeof strangeSets)[],
  { split, ours }: { split: string; ours: readonly Answered<PictureAnswer>[] },
): Promise<Measurement[]> {
  const others = await Promise.all(sets.map((set) => reportedPictures(join(dataDir, 'vision', set))))
  const of = (what: 'source' | 'licence'): string => sets.map((set) => strangeSets[set][what]).join('; ')
  const about = { dataset: sets.join(', '), source: of('source'), licence: of('licence'), split }
  const answers = await answerPictures(engine, others.flat())
  const rows = rejectionMeasurements(about, ours, answers, 'kinds of picture never seen in training')
  const note =
    'What is none of its kinds was learned from pictures of further sets, some without a stated licence, Food-101 for scientific use only.'
  return rows.map((row, index) => (index === 0 ? { ...row, note } : row))
}

/** A few wrong answers for the evidence card. */
export const failuresOf = (rows: readonly Answered<PictureAnswer>[], nameOf: (label: string) => string) =>
  rows
    .filter((row) => !isRight(row))
    .slice(0, 5)
    .map(({ picture, output }) => ({
      input: picture.file,
      expected: nameOf(picture.label),
      answered: nameOf(output.labels[0]?.label ?? ''),
    }))
