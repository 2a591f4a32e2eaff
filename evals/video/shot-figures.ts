import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { openVideo } from '@vitrine/engines/video/open-video.ts'
import { ShotFinder } from '@vitrine/engines/video/shots.ts'
import { watchSmallFrames } from '@vitrine/engines/video/small-frames.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'

const run = promisify(execFile)
const clipsMade = 12
const cutsEach = 7
/** A cut is found when it is found as near as this. Seconds. */
const tolerance = 0.15
/** Other looks at the same place, and pictures that ffmpeg draws: two parts of one film that look alike are no cut. */
const looks = ['null', 'hflip,crop=iw/2:ih/2', 'hue=h=120', 'crop=iw/3:ih/3:0:0', 'negate', 'vflip,eq=brightness=0.15']
const drawn = [
  'testsrc2=s=320x180',
  'mandelbrot=s=320x180',
  'life=s=320x180:mold=10:ratio=0.3',
  'gradients=s=320x180:n=3',
]

interface Spliced {
  right: number
  found: number
  cuts: number
}

async function cutsIn(bytes: Uint8Array): Promise<number[]> {
  return openVideo(bytes, { maxSeconds: 300, signal: new AbortController().signal }, async (video) => {
    const finder = new ShotFinder()
    await watchSmallFrames(video, [finder])
    return finder
      .finish(video.seconds)
      .slice(1)
      .map(({ start }) => start)
  })
}

function f1(rows: readonly Spliced[]): number {
  const total = (key: keyof Spliced) => rows.reduce((sum, row) => sum + row[key], 0)
  return (2 * total('right')) / Math.max(1, total('found') + total('cuts'))
}

/** F1 of cuts on clips that are spliced together from parts of the clips, changed looks of them and drawn pictures. */
export async function shotFigures(clips: readonly string[], progress: (line: string) => void): Promise<Measurement> {
  const random = seededRandom(5)
  const rows: Spliced[] = []
  const folder = await mkdtemp(join(tmpdir(), 'spliced-'))
  try {
    for (let made = 0; made < clipsMade; made++) {
      const words: string[] = []
      const filters: string[] = []
      const cuts: number[] = []
      let at = 0
      let before = -1
      for (let part = 0; part <= cutsEach; part++) {
        let source = before
        while (source === before) source = Math.floor(random() * (clips.length * looks.length + drawn.length))
        before = source
        const seconds = Math.round((0.6 + random() * 2.4) * 25) / 25
        const clip = clips[Math.floor(source / looks.length)]
        const from = clip
          ? ['-ss', String(Math.round(random() * 200) / 10), '-i', clip]
          : ['-f', 'lavfi', '-i', `${drawn[source - clips.length * looks.length]}:r=25`]
        words.push('-t', String(seconds + 0.2), ...from)
        filters.push(
          `[${part}:v]${clip ? (looks[source % looks.length] ?? 'null') : 'null'},scale=320:180,setsar=1,fps=25,trim=duration=${seconds},setpts=PTS-STARTPTS[p${part}]`,
        )
        at += seconds
        if (part < cutsEach) cuts.push(at)
      }
      const names = Array.from({ length: cutsEach + 1 }, (_, part) => `[p${part}]`).join('')
      const graph = `${filters.join(';')};${names}concat=n=${cutsEach + 1}:v=1:a=0[out]`
      const path = join(folder, 'spliced.mp4')
      await run('ffmpeg', [
        '-nostdin',
        '-v',
        'error',
        '-y',
        ...words,
        '-filter_complex',
        graph,
        '-map',
        '[out]',
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        path,
      ])
      const found = await cutsIn(new Uint8Array(await readFile(path)))
      const right = cuts.filter((cut) => found.some((time) => Math.abs(time - cut) <= tolerance)).length
      rows.push({ right, found: found.length, cuts: cuts.length })
      progress(`spliced clip ${made + 1}: ${right} of ${cuts.length} cuts, ${found.length} found`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return {
    dataset: 'spliced clips',
    source:
      'parts of the clips of intel-iot-devkit/sample-videos, changed looks of them and pictures drawn by ffmpeg, spliced at known places',
    licence: 'CC BY 4.0; MIT',
    split: 'synthetic',
    n: rows.reduce((sum, { cuts }) => sum + cuts, 0),
    metric: 'F1 of hard cuts',
    value: f1(rows),
    higherIsBetter: true,
    interval95: bootstrapInterval(rows, f1),
    floor: 0.92,
    baseline: null,
    note: 'n counts cuts. Fades are not found and not measured.',
  }
}
