import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { writeWav } from '@vitrine/engines/audio/write-wav.ts'

const model = '/usr/share/pocketsphinx/model/en-us'
const rate = 16_000

/** The baseline: Debian's recogniser with its defaults on a whole clip. */
export async function runPlainPocketsphinx(bytes: Uint8Array): Promise<string> {
  const { samples } = await readSound(bytes, { rate, minSeconds: 0.1, maxSeconds: 600 })
  const folder = await mkdtemp(join(tmpdir(), 'plain-'))
  try {
    await writeFile(join(folder, 'clip.wav'), writeWav(samples, { rate }))
    await writeFile(join(folder, 'list'), 'clip\n')
    const input = ['-ctl', join(folder, 'list'), '-cepdir', folder, '-cepext', '.wav', '-adcin', 'yes', '-adchdr', '44']
    const models = ['-hmm', `${model}/en-us`, '-lm', `${model}/en-us.lm.bin`, '-dict', `${model}/cmudict-en-us.dict`]
    await promisify(execFile)('pocketsphinx_batch', [...input, ...models, '-hyp', join(folder, 'words')], {
      maxBuffer: 64 * 1024 * 1024,
    })
    return (await readFile(join(folder, 'words'), 'utf8')).replace(/\s*\(clip .*\)\s*$/, '')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
