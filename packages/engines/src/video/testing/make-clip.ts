import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An MP4 that ffmpeg makes from its own sources; `words` stand between the command and the output file. */
export async function makeClip(words: readonly string[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'))
  try {
    const path = join(folder, 'clip.mp4')
    const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '18', '-pix_fmt', 'yuv420p']
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...words, ...codec, path])
    return new Uint8Array(await readFile(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A picture that turns from one colour to the other `hertz` times a second; `area` of each side flashes. */
export function flashingClip(
  hertz: number,
  {
    seconds = 3,
    side = 1,
    bright = 'white',
    dark = 'black',
  }: { seconds?: number; side?: number; bright?: string; dark?: string } = {},
): Promise<Uint8Array> {
  const size = `w=iw*${side}:h=ih*${side}:x=0:y=0:t=fill`
  return makeClip([
    '-f',
    'lavfi',
    '-i',
    `color=${dark}:s=320x180:r=30:d=${seconds}`,
    '-vf',
    `drawbox=${size}:color=${bright}:enable='lt(mod(t*${hertz},1),0.5)'`,
  ])
}
