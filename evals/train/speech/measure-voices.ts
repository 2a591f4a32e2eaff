import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { findSpeech } from '@vitrine/engines/speech/find-speech.ts'
import { speechProbabilities } from '@vitrine/engines/speech/speech-probability.ts'
import { hearWindows } from '@vitrine/engines/speech/whisper/hear-windows.ts'
import { withWhisper } from '@vitrine/engines/speech/whisper/network.ts'
import { windowsOf } from '@vitrine/engines/speech/whisper/windows.ts'
import { z } from 'zod'
import { normaliseWords, wordErrors } from '../../metrics/word-errors.ts'
import { readJsonLines } from '../../read-json-lines.ts'
import { byTelephone } from '../../sound/telephone.ts'
import { withNoise } from '../../sound/with-noise.ts'

/**
 * Word error rates of the shipped network on what adapt_encoder.py did not learn from, as it is, in noise at 10 dB and by telephone: folders of
 * spoken_windows.py --kept and of announcements.py.
 * Usage: node evals/train/speech/measure-voices.ts --most 8 FOLDER…
 */
const { values, positionals } = parseArgs({
  options: { most: { type: 'string', default: '8' } },
  allowPositionals: true,
})
const rate = 16_000
const rowSchema = z.object({ id: z.string(), text: z.string().nullable(), part: z.string().default('kept') })
const ways = {
  'as it is': (samples: Float32Array) => samples,
  noise: (samples: Float32Array) => withNoise(samples, 10),
  telephone: byTelephone,
}

async function heardWords(samples: Float32Array): Promise<string[]> {
  const spans = findSpeech(await speechProbabilities(samples), samples.length / rate, { pause: 0.45, longest: 28 })
  const { words } = await withWhisper((network) =>
    hearWindows(network, samples, windowsOf(spans), { signal: undefined, heard: () => undefined }),
  )
  return normaliseWords(
    words
      .flat()
      .map(({ text }) => text)
      .join(' '),
  )
}

for (const folder of positionals) {
  const rows = (await readJsonLines(join(folder, 'rows.jsonl'), rowSchema)).filter(
    ({ text, part }) => text && part === 'kept',
  )
  const groups = Map.groupBy(rows, ({ id }) => id.replace(/-?\d+$/, ''))
  for (const [group, all] of groups) {
    const figures: string[] = []
    for (const [name, way] of Object.entries(ways)) {
      let [errors, count] = [0, 0]
      for (const { id, text } of all.slice(0, Number(values.most))) {
        const bytes = new Uint8Array(await readFile(join(folder, `${id}.flac`)))
        const { samples } = await readSound(bytes, { rate, minSeconds: 0.1, maxSeconds: 60 })
        const said = normaliseWords(text ?? '')
        errors += wordErrors(said, await heardWords(way(samples)))
        count += said.length
      }
      figures.push(`${name} ${(errors / count).toFixed(3)}`)
    }
    console.log(group, figures.join(', '))
  }
}
