import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { joinSamples } from '@vitrine/engines/audio/join-samples.ts'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import { germanVoices, type SpokenPart, speechSamples } from './speech-samples.ts'
import { runCommand } from './run-command.ts'

/**
 * Makes the sound samples of the models that listen to speech. Needs the commands flite, espeak-ng and ffmpeg, the announcements of
 * Debian's asterisk-core-sounds-fr-g722 and -es-g722, and docs/samples of github.com/thorstenMueller/Thorsten-Voice.
 * Usage: node evals/samples/make-speech-samples.ts --data DIR [--only MODEL] [--file NAME] [--asterisk /usr/share/asterisk/sounds] [--thorsten DIR]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string' },
    file: { type: 'string' },
    asterisk: { type: 'string' },
    thorsten: { type: 'string' },
  },
})
const data = values.data ?? ''
const rate = 16_000

async function soundOf(part: SpokenPart, folder: string): Promise<Float32Array> {
  if ('pause' in part) return new Float32Array(Math.round(part.pause * rate))
  if ('noise' in part) {
    const random = seededRandom(7)
    return Float32Array.from({ length: part.noise * rate }, () => (random() - 0.5) * 0.2)
  }
  let file = join(data, 'audio', 'speech' in part ? part.speech : '')
  if ('text' in part) {
    file = join(folder, 'part.wav')
    if (part.voice in germanVoices)
      runCommand('espeak-ng', ['-v', germanVoices[part.voice as keyof typeof germanVoices], '-s', '135', '-w', file, part.text])
    else runCommand('flite', ['-voice', part.voice, '-t', part.text, '-o', file])
  }
  if ('thorsten' in part) file = join(values.thorsten ?? '', part.thorsten)
  if ('announcement' in part) {
    file = join(folder, 'part.wav')
    runCommand('ffmpeg', ['-v', 'error', '-y', '-f', 'g722', '-i', join(values.asterisk ?? '', part.announcement), '-ar', String(rate), file])
  }
  const bytes = new Uint8Array(await readFile(file))
  return (await readSound(bytes, { rate, minSeconds: 0.1, maxSeconds: 600 })).samples
}

const folder = await mkdtemp(join(tmpdir(), 'samples-'))
try {
  for (const sample of speechSamples) {
    if (sample.model !== (values.only ?? sample.model) || sample.file !== (values.file ?? sample.file)) continue
    const parts: Float32Array[] = []
    for (const part of sample.parts) parts.push(await soundOf(part, folder))
    const joined = joinSamples(parts)
    const random = seededRandom(3)
    const level = sample.noise ?? 0.002
    const noisy = joined.map((value) => Math.max(-1, Math.min(1, value + (random() - 0.5) * level)))
    const wav = join(folder, 'whole.wav')
    await writeFile(wav, writeWav(noisy, { rate }))
    const target = new URL(`../../packages/models/src/${sample.model}/samples/${sample.file}`, import.meta.url).pathname
    const higher = sample.pitch ? ['-af', `asetrate=${Math.round(rate * sample.pitch)},aresample=${rate}`] : []
    const filter = sample.telephone ? ['-af', 'highpass=f=300,lowpass=f=3400', '-ar', '8000'] : higher
    const coding = ['-map_metadata', '-1', '-codec:a', 'libmp3lame', '-b:a', sample.telephone ? '16k' : '32k']
    runCommand('ffmpeg', ['-v', 'error', '-y', '-i', wav, ...filter, ...coding, target])
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
