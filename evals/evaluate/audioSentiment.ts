import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mean } from '@vitrine/basics/statistics.ts'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { emotionsOverall, hearVoice, isFamiliar } from '@vitrine/models/audioSentiment/hear-voice.ts'
import { valenceOf } from '@vitrine/models/audioSentiment/mood.ts'
import { type LabelledFile, labelledFiles, reportedRows } from '../labelled-files.ts'
import type { Measure } from '../measurement.ts'
import { accuracyOf } from '../metrics/accuracy.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { f1OfClass } from '../metrics/f1.ts'

const dataset = 'speech-emotion'
const common = {
  dataset,
  source: 'sylaschacko/voice-emotion-analysis (EmoDB): acted German sentences, speakers kept apart',
  licence: 'not stated',
  higherIsBetter: true,
  floor: null,
  baseline: null,
}

interface Answer {
  file: LabelledFile
  gold: string
  predicted: string
  confidence: number
  familiar: boolean
  valence: number
}

async function answer(file: LabelledFile): Promise<Answer> {
  const bytes = new Uint8Array(await readFile(file.path))
  const sound = await readSound(bytes, { rate: 16_000, minSeconds: 0.3, maxSeconds: 1200 })
  const heard = await hearVoice(sound, { signal: new AbortController().signal, progress: () => undefined })
  const labels = emotionsOverall(heard)
  const [best] = labels
  return {
    file,
    gold: file.label,
    predicted: best?.label ?? 'no speech',
    confidence: best?.confidence ?? 0,
    familiar: isFamiliar(heard),
    valence: valenceOf(labels.map(({ label, confidence }) => ({ emotion: label, probability: confidence }))),
  }
}

function meanF1(rows: readonly Answer[]) {
  const golds = rows.map(({ gold }) => gold)
  const classes = [...new Set(golds)]
  const predicted = rows.map((row) => row.predicted)
  return mean(classes.map((name) => f1OfClass(golds, predicted, name)))
}
const calibration = (rows: readonly Answer[]) =>
  calibrationError(rows.map(({ gold, predicted, confidence }) => ({ confidence, right: gold === predicted })))

const unpleasant = new Set(['anger', 'disgust', 'fear', 'sadness'])
const rightSide = ({ gold, valence }: Answer) => valence < 0 === unpleasant.has(gold)

function measurements(split: string, rows: readonly Answer[]): Measurement[] {
  const n = rows.length
  const right = rows.filter(({ gold, predicted }) => gold === predicted).length
  const sides = rows.filter(({ gold }) => unpleasant.has(gold) || gold === 'happiness')
  const familiar = rows.filter((row) => row.familiar).length
  return [
    {
      ...common,
      split,
      n,
      metric: 'accuracy of seven emotions, voice alone',
      value: accuracyOf(rows),
      interval95: wilsonInterval(right, n),
      floor: 0.62,
      baseline: { name: 'random forest on log-mel means, kept-apart speakers', value: 0.583 },
      note: 'Trained on six speakers and measured on two others. Leaving out one training speaker after another it was 0.68.',
    },
    {
      ...common,
      split,
      n,
      metric: 'mean F1 of seven emotions',
      value: meanF1(rows),
      interval95: bootstrapInterval(rows, meanF1),
    },
    {
      ...common,
      split,
      n: sides.length,
      metric: 'pleasant or unpleasant, voice alone (anger, disgust, fear, sadness against happiness)',
      value: sides.filter(rightSide).length / Math.max(1, sides.length),
      interval95: wilsonInterval(sides.filter(rightSide).length, sides.length),
    },
    {
      ...common,
      split,
      n,
      metric: 'expected calibration error',
      value: calibration(rows),
      higherIsBetter: false,
      interval95: bootstrapInterval(rows, calibration),
    },
    {
      ...common,
      split,
      n,
      metric: 'voices held to be familiar',
      value: familiar / n,
      interval95: wilsonInterval(familiar, n),
    },
  ]
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const files = reportedRows(await labelledFiles(join(dataDir, 'audio', dataset)))
  const split = files[0]?.split ?? 'val'
  progress(`${files.length} clips of split ${split}`)
  const rows: Answer[] = []
  for (const file of files) rows.push(await answer(file))
  return {
    measurements: measurements(split, rows),
    failures: rows
      .filter(({ gold, predicted }) => gold !== predicted)
      .slice(0, 6)
      .map(({ file, gold, predicted, confidence }) => ({
        input: file.file,
        expected: gold,
        answered: `${predicted} (confidence ${confidence.toFixed(2)})`,
      })),
  }
}
