import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { findSpeech } from '@vitrine/engines/speech/find-speech.ts'
import { speechProbabilities } from '@vitrine/engines/speech/speech-probability.ts'
import { hearWindows } from '@vitrine/engines/speech/whisper/hear-windows.ts'
import { withWhisper } from '@vitrine/engines/speech/whisper/network.ts'
import { sureSigns } from '@vitrine/engines/speech/whisper/sureness.ts'
import { windowsOf } from '@vitrine/engines/speech/whisper/windows.ts'
import { normaliseWords } from '../../metrics/word-errors.ts'
import { rightWords } from '../../sound/right-words.ts'
import { byTelephone } from '../../sound/telephone.ts'
import { withNoise } from '../../sound/with-noise.ts'

/**
 * Fits the numbers of packages/engines/src/speech/whisper/sureness.ts: how often a word of a probability, among others of theirs, is right.
 * Learns from telephone announcements (Debian's asterisk-core-sounds-en-g722, CC BY-SA 3.0, decoded to WAV at 16 kHz) as recorded, in noise
 * and by telephone, and from the same texts in two of flite's voices, quickly and slowly: of both only what adapt_encoder.py did not learn from.
 * Usage: node evals/train/speech/fit-sureness.ts --clips DIR --texts core-sounds-en.txt [--most 40]
 */
const { values } = parseArgs({
  options: { clips: { type: 'string' }, texts: { type: 'string' }, most: { type: 'string', default: '40' } },
})
const rate = 16_000
const ways = [(samples: Float32Array) => samples, (samples: Float32Array) => withNoise(samples, 5), byTelephone]
const voices = ['rms', 'slt']
const paces = [0.7, 1, 1.25]

/** As announcements.py halves them. */
const isKept = (name: string): boolean => (createHash('sha256').update(`${name}.g722`).digest().at(-1) ?? 0) % 2 === 1

/** Announcements of a length worth hearing, spread over the list. */
async function announcements(): Promise<{ name: string; text: string }[]> {
  const lines = (await readFile(values.texts ?? '', 'utf8')).split('\n')
  const all = lines.flatMap((line) => {
    const [, name = '', text = ''] = /^([^;:]+):\s*(.+)$/.exec(line) ?? []
    return isKept(name) && text.length > 50 && text.length < 250 && !/[*#[(<]/.test(text) ? [{ name, text }] : []
  })
  const every = Math.max(1, Math.floor(all.length / Number(values.most)))
  return all.filter((_, index) => index % every === 0)
}

interface Row {
  own: number
  near: number
  right: boolean
}

async function hear(samples: Float32Array, text: string): Promise<Row[]> {
  const spans = findSpeech(await speechProbabilities(samples), samples.length / rate, { pause: 0.45, longest: 28 })
  const { words } = await withWhisper((network) =>
    hearWindows(network, samples, windowsOf(spans), { signal: undefined, heard: () => undefined }),
  )
  const signs = words.flatMap((window) => sureSigns(window.map(({ probability }) => probability)))
  // The place stands for the confidence, so that a word's signs are found again.
  const written = words.flat().map((word, place) => ({ text: word.text, confidence: place }))
  return rightWords(normaliseWords(text), written).flatMap(({ confidence: place, right }) => {
    const sign = signs[place]
    return sign ? [{ ...sign, right }] : []
  })
}

/** Logistic regression on two values, by steepest descent with a step that has long settled. */
function fit(rows: readonly Row[]): { own: number; near: number; offset: number } {
  let [own, near, offset] = [0.5, 0.5, 0]
  for (let turn = 0; turn < 20_000; turn++) {
    let [g0, g1, g2] = [0, 0, 0]
    for (const row of rows) {
      const error = Number(row.right) - sigmoid(own * row.own + near * row.near + offset)
      g0 += error * row.own
      g1 += error * row.near
      g2 += error
    }
    own += (0.05 * g0) / rows.length
    near += (0.05 * g1) / rows.length
    offset += (0.05 * g2) / rows.length
  }
  return { own, near, offset }
}

async function load(file: string): Promise<Float32Array | null> {
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) return null
  return (await readSound(new Uint8Array(bytes), { rate, minSeconds: 0.1, maxSeconds: 60 })).samples
}

const folder = await mkdtemp(join(tmpdir(), 'sureness-'))
const rows: Row[] = []
for (const [index, { name, text }] of (await announcements()).entries()) {
  const clip = await load(join(values.clips ?? '', `${name}.wav`))
  if (clip) for (const way of ways) rows.push(...(await hear(way(clip), text)))
  for (const [turn, voice] of voices.entries()) {
    const file = join(folder, 'said.wav')
    const pace = `duration_stretch=${paces[index % paces.length]}`
    spawnSync('flite', ['-voice', voice, '--setf', pace, '-t', text, '-o', file])
    const said = await load(file)
    const way = ways[(index + turn) % ways.length]
    if (said && way) rows.push(...(await hear(way(said), text)))
  }
}
console.log(`${rows.length} words, ${rows.filter(({ right }) => right).length} right`, fit(rows))
