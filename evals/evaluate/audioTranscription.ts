import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/evidence.ts'
import { transcribeAudio } from '@vitrine/models/audioTranscription/engine.ts'
import { type SpokenClip, spokenClips } from '../spoken-clips.ts'
import type { Measure } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { wilsonInterval } from '../metrics/wilson-interval.ts'
import { normaliseWords, wordErrors } from '../metrics/word-errors.ts'
import { labelledPictures, reportedRows } from '../labelled-pictures.ts'
import { runPlainPocketsphinx } from '../plain-pocketsphinx.ts'

const dataset = 'speech'
const common = {
  dataset,
  source: 'LJ Speech, LibriVox and PocketSphinx test clips, a public address',
  licence: 'public domain; BSD-style; MIT',
  higherIsBetter: false,
  floor: null,
}

interface Heard {
  clip: SpokenClip
  text: string
  errors: number
  words: number
  plainErrors: number
  confidence: number | null
}

async function hear(clip: SpokenClip): Promise<Heard> {
  const bytes = new Uint8Array(await readFile(clip.path))
  const input = { file: { name: clip.file, mediaType: 'audio/flac', size: bytes.length }, text: null, options: {} }
  const { text, confidence } = await transcribeAudio(input, {
    readFile: async () => bytes,
    signal: new AbortController().signal,
    report: () => undefined,
  })
  const spoken = normaliseWords(clip.transcript)
  return {
    clip,
    text,
    confidence,
    words: spoken.length,
    errors: wordErrors(spoken, normaliseWords(text)),
    plainErrors: wordErrors(spoken, normaliseWords(await runPlainPocketsphinx(bytes))),
  }
}

const rate = (errors: (row: Heard) => number) => (rows: readonly Heard[]) =>
  rows.reduce((sum, row) => sum + errors(row), 0) /
  Math.max(
    1,
    rows.reduce((sum, row) => sum + row.words, 0),
  )
const own = rate(({ errors }) => errors)
const plain = rate(({ plainErrors }) => plainErrors)

function wordErrorRates(split: string, rows: readonly Heard[]): Measurement[] {
  const sources = [...new Set(rows.map(({ clip }) => clip.source))].sort()
  return [null, ...(sources.length > 1 ? sources : [])].map((source) => {
    const chosen = source === null ? rows : rows.filter(({ clip }) => clip.source === source)
    const metric = 'word error rate, PocketSphinx'
    return {
      ...common,
      split,
      n: chosen.length,
      metric: source === null ? metric : `${metric}, ${source.replace('+', '/')}`,
      value: own(chosen),
      interval95: bootstrapInterval(chosen, own),
      baseline: { name: 'pocketsphinx_batch by default, whole clips', value: plain(chosen) },
      note: 'The last resort, the only recogniser that is there without configuration. n counts clips; development clips are of the same readers.',
    }
  })
}

/** Sounds without speech: is nothing written down for them? */
async function measureNoise(dataDir: string): Promise<Measurement[]> {
  const all = await labelledPictures(join(dataDir, 'audio', 'snore')).catch(() => [])
  // The Khan clips hold talking in places; what of them does is not labelled.
  const rows = reportedRows(all).filter(({ label, source }) => label === 'other' && source.endsWith('ESC-10'))
  if (rows.length === 0) return []
  let silent = 0
  for (const { path, file } of rows) {
    const bytes = new Uint8Array(await readFile(path))
    const input = { file: { name: file, mediaType: 'audio/flac', size: bytes.length }, text: null, options: {} }
    const context = { readFile: async () => bytes, signal: new AbortController().signal, report: () => undefined }
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
  for (const clip of clips) rows.push(await hear(clip))
  progress('sounds without speech')
  return {
    measurements: [...wordErrorRates(split, rows), ...(await measureNoise(dataDir))],
    failures: rows
      .filter(({ errors }) => errors > 0)
      .sort((left, right) => right.errors / right.words - left.errors / left.words)
      .slice(0, 6)
      .map(({ clip, text }) => ({ input: clip.file, expected: clip.transcript, answered: text })),
  }
}
