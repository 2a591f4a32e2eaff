import { readFile, writeFile } from 'node:fs/promises'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { voiceFeatures, voiceRate } from '@vitrine/engines/audio/voice/voice-features.ts'

/**
 * The voice features of sound files, as the engine computes them, for training.
 * Usage: node voice-feature-table.ts LIST OUT; LIST holds a path a line, OUT gets JSON: an array of numbers for each.
 */
const [list = '', out = ''] = process.argv.slice(2)
const rows: number[][] = []
for (const path of (await readFile(list, 'utf8')).split('\n').filter(Boolean)) {
  const bytes = new Uint8Array(await readFile(path))
  const { samples } = await readSound(bytes, { rate: voiceRate, minSeconds: 0.1, maxSeconds: 60 })
  rows.push([...voiceFeatures(samples)])
}
await writeFile(out, JSON.stringify(rows))
