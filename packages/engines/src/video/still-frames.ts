import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runLimited } from '../audio/limited-command.ts'
import { frameWords, missing, type OpenVideo } from './open-video.ts'
import { damaged } from './video-facts.ts'

export interface Still {
  /** Seconds from the start. */
  time: number
  /** At most 960 px wide. */
  jpeg: Uint8Array
}

const mostPerSecond = 2
/** Each is shown to a network: half a minute on a busy core. */
const mostStills = 120

/** Pictures taken at even distances, two a second or fewer in a long video. */
export async function takeStills(video: OpenVideo): Promise<{ stills: Still[]; step: number }> {
  const step = Math.max(1 / mostPerSecond, video.seconds / mostStills)
  const folder = join(video.folder, 'stills')
  await mkdir(folder)
  const write = async (rate: string, most: number): Promise<string[]> => {
    const filter = `${rate}scale='min(960,iw)':-2`
    const { found } = await runLimited(
      video.ffmpeg,
      [...frameWords(video.path, filter, most), '-q:v', '3', join(folder, '%04d.jpg')],
      { signal: video.signal, seconds: 120, mostBytes: 1000 },
    )
    if (!found) throw missing()
    return (await readdir(folder)).toSorted()
  }
  let names = await write(`fps=${1 / step},`, mostStills + 2)
  // What is shorter than half a step has no picture at its even distances: a video of one frame, for instance.
  if (names.length === 0) names = await write('', 1)
  if (names.length === 0) throw damaged()
  const stills = await Promise.all(
    names.map(async (name, index) => ({
      time: Math.min(video.seconds, index * step),
      jpeg: new Uint8Array(await readFile(join(folder, name))),
    })),
  )
  return { stills, step }
}
