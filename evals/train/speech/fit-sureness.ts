import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { findSpeech } from '@vitrine/engines/speech/find-speech.ts'
import { speechProbabilities } from '@vitrine/engines/speech/speech-probability.ts'
import { hearWindows } from '@vitrine/engines/speech/whisper/hear-windows.ts'
import { withWhisper } from '@vitrine/engines/speech/whisper/network.ts'
import { windowsOf } from '@vitrine/engines/speech/whisper/windows.ts'
import { normaliseWords } from '../../metrics/word-errors.ts'
import { rightWords } from '../../right-words.ts'
import { byTelephone } from '../../telephone.ts'
import { withNoise } from '../../with-noise.ts'

/**
 * Fits the two numbers of packages/engines/src/speech/whisper/sureness.ts: how often a word of a probability is right. Learns from telephone
 * announcements (Debian's asterisk-core-sounds-en-g722, CC BY-SA 3.0, decoded to WAV at 16 kHz) as recorded, in noise and by telephone.
 * Usage: node evals/train/speech/fit-sureness.ts --clips DIR --texts core-sounds-en.txt [--most 40]
 */
const { values } = parseArgs({
  options: { clips: { type: 'string' }, texts: { type: 'string' }, most: { type: 'string', default: '40' } },
})
const rate = 16_000
const ways = [(samples: Float32Array) => samples, (samples: Float32Array) => withNoise(samples, 5), byTelephone]

/** Announcements of a length worth hearing, spread over the list. */
async function announcements(): Promise<{ name: string; text: string }[]> {
  const lines = (await readFile(values.texts ?? '', 'utf8')).split('\n')
  const all = lines.flatMap((line) => {
    const [, name = '', text = ''] = /^([^;:]+):\s*(.+)$/.exec(line) ?? []
    return text.length > 50 && text.length < 250 && !/[*#[(<]/.test(text) ? [{ name, text }] : []
  })
  const every = Math.max(1, Math.floor(all.length / Number(values.most)))
  return all.filter((_, index) => index % every === 0)
}

async function hear(samples: Float32Array, text: string) {
  const spans = findSpeech(await speechProbabilities(samples), samples.length / rate, { pause: 0.45, longest: 28 })
  const { words } = await withWhisper((network) =>
    hearWindows(network, samples, windowsOf(spans), { signal: undefined, heard: () => undefined }),
  )
  const written = words.flat().map((word) => ({ text: word.text, confidence: word.probability }))
  return rightWords(normaliseWords(text), written)
}

/** Logistic regression on one value, by Newton's method. */
function fit(rows: readonly { value: number; right: boolean }[]): { slope: number; offset: number } {
  let [slope, offset] = [1, 0]
  for (let turn = 0; turn < 30; turn++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6]
    for (const { value, right } of rows) {
      const p = 1 / (1 + Math.exp(-(slope * value + offset)))
      const error = Number(right) - p
      g0 += error
      g1 += error * value
      h00 += p * (1 - p)
      h01 += p * (1 - p) * value
      h11 += p * (1 - p) * value * value
    }
    const determinant = h00 * h11 - h01 * h01
    offset += (h11 * g0 - h01 * g1) / determinant
    slope += (h00 * g1 - h01 * g0) / determinant
  }
  return { slope, offset }
}

const rows: { value: number; right: boolean }[] = []
for (const { name, text } of await announcements()) {
  const bytes = await readFile(join(values.clips ?? '', `${name}.wav`)).catch(() => null)
  if (bytes === null) continue
  const { samples } = await readSound(new Uint8Array(bytes), { rate, minSeconds: 0.1, maxSeconds: 60 })
  for (const way of ways) {
    for (const { confidence, right } of await hear(way(samples), text)) {
      const inside = Math.min(0.999, Math.max(0.001, confidence))
      rows.push({ value: Math.log(inside / (1 - inside)), right })
    }
  }
  console.log(`${rows.length} words, ${rows.filter(({ right }) => right).length} right`, fit(rows))
}
