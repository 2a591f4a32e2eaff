import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { joinSamples } from '@vitrine/engines/audio/join-samples.ts'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import { transcribeAudio } from '@vitrine/models/audioTranscription/engine.ts'
import { labelledFiles, reportedRows } from '../labelled-files.ts'
import type { Measure } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { normaliseWords, wordErrors } from '../metrics/word-errors.ts'
import { rightWords } from '../sound/right-words.ts'
import { type SpokenClip, spokenClips } from '../sound/spoken-clips.ts'
import { byTelephone } from '../sound/telephone.ts'
import { withNoise } from '../sound/with-noise.ts'

const dataset = 'speech'
const rate = 16_000
const common = {
  dataset,
  source: 'LJ Speech, LibriVox and PocketSphinx test clips, a public address',
  licence: 'public domain; BSD-style; MIT',
  higherIsBetter: false,
  floor: null,
}

/** How the same clips come in. */
const lines = {
  'as recorded': (samples: Float32Array) => samples,
  'with noise at 10 dB': (samples: Float32Array) => withNoise(samples, 10),
  'by telephone': byTelephone,
} as const
type Line = keyof typeof lines

/** Word error rate of PocketSphinx, tuned, on the same clips, 22 November 2026: what answered here before. */
const before: Readonly<Record<Line, number>> = {
  'as recorded': 0.1478,
  'with noise at 10 dB': 0.8,
  'by telephone': 0.4348,
}

interface Heard {
  clip: SpokenClip
  line: Line
  text: string
  errors: number
  words: number
  spoken: { confidence: number; right: boolean }[]
}

async function hear(clip: SpokenClip, line: Line): Promise<Heard> {
  const { samples } = await readSound(new Uint8Array(await readFile(clip.path)), {
    rate,
    minSeconds: 0.1,
    maxSeconds: 600,
  })
  const bytes = writeWav(lines[line](samples), { rate })
  const input = { file: { name: 'clip.wav', mediaType: 'audio/wav', size: bytes.length }, text: null, options: {} }
  const { text, segments } = await transcribeAudio(input, quietContext(bytes))
  const said = normaliseWords(clip.transcript)
  const words = segments.flatMap((segment) => segment.words ?? [])
  return {
    clip,
    line,
    text,
    words: said.length,
    errors: wordErrors(said, normaliseWords(text)),
    spoken: rightWords(said, words),
  }
}

const errorRate = (rows: readonly Heard[]) =>
  rows.reduce((sum, row) => sum + row.errors, 0) /
  Math.max(
    1,
    rows.reduce((sum, row) => sum + row.words, 0),
  )

function wordErrorRates(split: string, rows: readonly Heard[], line: Line): Measurement[] {
  const sources = line === 'as recorded' ? [...new Set(rows.map(({ clip }) => clip.source))].sort() : []
  return [null, ...(sources.length > 1 ? sources : [])].map((source) => {
    const chosen = source === null ? rows : rows.filter(({ clip }) => clip.source === source)
    const metric = `word error rate, ${line}`
    return {
      ...common,
      split,
      n: chosen.length,
      metric: source === null ? metric : `${metric}, ${source.replace('+', '/')}`,
      value: errorRate(chosen),
      interval95: bootstrapInterval(chosen, errorRate),
      baseline: source === null ? { name: 'PocketSphinx, the engine before', value: before[line] } : null,
      note: 'Whisper base. Numbers count as right in figures or in words. n counts clips; nothing was trained on them, but that 7 bits are enough for the network was seen on them.',
    }
  })
}

/** How well a word's confidence tells whether it is right, over all lines. */
function confidenceFigures(split: string, rows: readonly Heard[]): Measurement[] {
  const spoken = rows.flatMap((row) => row.spoken)
  const shared = { ...common, split, n: spoken.length, interval95: null, baseline: null }
  return [
    {
      ...shared,
      metric: 'calibration error of a word’s confidence',
      value: calibrationError(spoken),
      note: 'n counts words, over the clips as recorded, with noise and by telephone.',
    },
  ]
}

/** How long a recording of five minutes takes: the clips one after another, again and again. */
async function speed(split: string, clips: readonly SpokenClip[]): Promise<Measurement> {
  const pause = new Float32Array(0.7 * rate)
  const parts: Float32Array[] = []
  for (const clip of clips) {
    const bytes = new Uint8Array(await readFile(clip.path))
    parts.push((await readSound(bytes, { rate, minSeconds: 0.1, maxSeconds: 600 })).samples, pause)
  }
  const once = joinSamples(parts)
  const whole = joinSamples(Array.from({ length: Math.ceil((300 * rate) / once.length) }, () => once))
  const bytes = writeWav(whole, { rate })
  const input = { file: { name: 'clip.wav', mediaType: 'audio/wav', size: bytes.length }, text: null, options: {} }
  const started = performance.now()
  await transcribeAudio(input, quietContext(bytes))
  return {
    ...common,
    split,
    n: clips.length,
    metric: 'seconds to hear a second, a recording of five minutes',
    value: (performance.now() - started) / 1000 / (whole.length / rate),
    interval95: null,
    baseline: null,
    note: 'The clips one after another, again and again. On one thread, on a machine of two cores with other work beside it.',
  }
}

/** Sounds without speech: is nothing written down for them? */
async function measureNoise(dataDir: string): Promise<Measurement[]> {
  const all = await labelledFiles(join(dataDir, 'audio', 'snore')).catch(() => [])
  // The Khan clips hold talking in places; what of them does is not labelled.
  const rows = reportedRows(all).filter(({ label, source }) => label === 'other' && source.endsWith('ESC-10'))
  if (rows.length === 0) return []
  let silent = 0
  for (const { path, file } of rows) {
    const bytes = new Uint8Array(await readFile(path))
    const input = { file: { name: file, mediaType: 'audio/flac', size: bytes.length }, text: null, options: {} }
    const context = quietContext(bytes)
    const text = await transcribeAudio(input, context).then(
      (answer) => answer.text,
      () => '',
    )
    if (text === '') silent++
  }
  return [
    {
      dataset: 'snore',
      source: 'ESC-10, the loudest second of a clip, none with talking',
      licence: 'CC BY 3.0',
      split: rows[0]?.split ?? 'val',
      n: rows.length,
      metric: 'sounds without speech for which nothing is written',
      value: silent / rows.length,
      higherIsBetter: true,
      interval95: wilsonInterval(silent, rows.length),
      floor: null,
      baseline: null,
    },
  ]
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const clips = await spokenClips(join(dataDir, 'audio', dataset))
  const split = clips[0]?.split ?? 'train'
  progress(`${clips.length} clips of split ${split}`)
  const rows: Heard[] = []
  // The cast: the keys of an object are strings to the compiler.
  for (const line of Object.keys(lines) as Line[]) {
    for (const clip of clips) rows.push(await hear(clip, line))
    progress(line)
  }
  const onLine = (line: Line) =>
    wordErrorRates(
      split,
      rows.filter((row) => row.line === line),
      line,
    )
  return {
    measurements: [
      ...onLine('as recorded'),
      ...onLine('with noise at 10 dB'),
      ...onLine('by telephone'),
      ...confidenceFigures(split, rows),
      await speed(split, clips),
      ...(await measureNoise(dataDir)),
    ],
    failures: rows
      .filter(({ errors }) => errors > 0)
      .sort((left, right) => right.errors / right.words - left.errors / left.words)
      .slice(0, 6)
      .map(({ clip, line, text }) => ({ input: `${clip.file}, ${line}`, expected: clip.transcript, answered: text })),
  }
}
