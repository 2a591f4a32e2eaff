import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { type LabelledFile, labelledFiles, reportedRows } from '../labelled-files.ts'
import type { MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'

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

/** The shipped engine's answers to the reported pictures of a set of the data folder. */
export async function answerSet<Output>(
  engine: Engine<Output>,
  set: string,
  { dataDir, progress }: MeasureInput,
): Promise<Answered<Output>[]> {
  progress(set)
  return answerPictures(engine, await reportedPictures(join(dataDir, 'vision', set)))
}

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

export type About = Pick<Measurement, 'dataset' | 'source' | 'licence' | 'split'>

/** How well confidences are calibrated: the mean gap to the share that was right. */
export function calibrationMeasurement(about: About, rows: readonly Answered<PictureAnswer>[]): Measurement {
  const gap = (drawn: readonly Answered<PictureAnswer>[]): number =>
    calibrationError(drawn.map((row) => ({ confidence: row.output.labels[0]?.confidence ?? 0, right: isRight(row) })))
  const interval95 = bootstrapInterval(rows, gap, 300)
  const metric = 'expected calibration error'
  return { ...about, ...plain, metric, n: rows.length, value: gap(rows), higherIsBetter: false, interval95 }
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
