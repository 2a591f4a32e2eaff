import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { videoSamples } from './video-samples.ts'
import { runCommand } from './run-command.ts'

/**
 * Makes the samples of the models that watch videos. Needs the commands flite and ffmpeg with drawtext.
 * Usage: node evals/samples/make-video-samples.ts --data DIR [--only FILE]
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } })
const clips = join(values.data ?? '', 'vision', 'video')

const folder = await mkdtemp(join(tmpdir(), 'samples-'))
try {
  for (const { model, file, from, filter, speech, crf } of videoSamples) {
    if (values.only !== undefined && values.only !== file) continue
    const target = new URL(`../../packages/models/src/${model}/samples/${file}`, import.meta.url).pathname
    await mkdir(dirname(target), { recursive: true })
    const input = 'clip' in from ? ['-ss', String(from.start), '-t', String(from.seconds), '-i', join(clips, from.clip)] : ['-f', 'lavfi', '-i', from.made]
    const wav = join(folder, 'speech.wav')
    if (speech) runCommand('flite', ['-voice', 'slt', '-t', speech, '-o', wav])
    const sound = speech ? ['-i', wav, '-map', '0:v', '-map', '1:a', '-af', 'adelay=800,apad', '-c:a', 'aac', '-b:a', '48k', '-shortest'] : ['-an']
    const coding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', String(crf ?? 27), '-pix_fmt', 'yuv420p']
    runCommand('ffmpeg', ['-v', 'error', '-y', ...input, ...sound, '-vf', filter, ...coding, '-map_metadata', '-1', '-movflags', '+faststart', target])
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
