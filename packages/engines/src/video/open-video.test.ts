import { describe, expect, test } from 'vitest'
import { openVideo } from './open-video.ts'
import { ShotFinder } from './shots.ts'
import { watchSmallFrames } from './small-frames.ts'
import { takeStills } from './still-frames.ts'
import { hasFfmpeg } from './testing/has-ffmpeg.ts'
import { makeClip } from './testing/make-clip.ts'
import { watchVideo } from './watch-video.ts'

const signal = new AbortController().signal
const limits = { maxSeconds: 5, signal }

const shotsIn = (bytes: Uint8Array) =>
  openVideo(bytes, limits, async (video) => {
    const finder = new ShotFinder()
    await watchSmallFrames(video, [finder])
    return finder.finish(video.seconds)
  })

test('text under the name of a video is refused', async () => {
  await expect(shotsIn(new TextEncoder().encode('Hello, hello.'))).rejects.toMatchObject({
    problem: 'type-unsupported',
  })
})

test('a machine without ffprobe says what to install', async () => {
  const bytes = new TextEncoder().encode('    ftypisom')
  await expect(openVideo(bytes, { ...limits, ffprobe: 'no-such-ffprobe' }, async () => null)).rejects.toMatchObject({
    problem: 'engine-missing',
    hint: expect.stringContaining('ffmpeg'),
  })
})

describe.runIf(hasFfmpeg)('an MP4', { timeout: 120_000 }, () => {
  test('is parted where it cuts', async () => {
    const sources = ['testsrc2=s=320x180:r=25:d=1', 'mandelbrot=s=320x180:r=25', 'color=navy:s=320x180:r=25:d=1']
    const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-t', '1', '-i', source])
    const shots = await shotsIn(await makeClip([...inputs, '-filter_complex', 'concat=n=3']))
    expect(shots.map(({ start }) => Math.round(start * 10) / 10)).toEqual([0, 1, 2])
  })

  test('that is cut off is damaged', async () => {
    const whole = await makeClip(['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=2'])
    await expect(shotsIn(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ problem: 'input-damaged' })
  })

  test('that begins with its index and is cut off is watched as far as it goes', async () => {
    const whole = await makeClip(['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=4', '-movflags', '+faststart'])
    const given = { maxSeconds: 60, equipment: undefined, signal, report: () => undefined }
    const { seconds, shots, notes } = await watchVideo(whole.subarray(0, whole.length / 2), given)
    expect(seconds).toBeGreaterThan(0.5)
    expect(seconds).toBeLessThan(3)
    expect(shots.at(-1)?.end).toBeLessThan(3)
    expect(notes).toEqual([expect.stringMatching(/^The file announces 4\.0 seconds and shows [12]\.\d: it is cut off/)])
  })

  test('with damaged pictures is watched, and says so', async () => {
    const clip = await makeClip(['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=2'])
    const damaged = Uint8Array.from(clip, (byte, at) =>
      at > 2000 && at < clip.length - 4000 && at % 53 === 0 ? byte ^ 0xff : byte,
    )
    const { frames, isGarbled } = await openVideo(damaged, limits, (video) => watchSmallFrames(video, []))
    expect(frames).toBeGreaterThan(10)
    expect(isGarbled).toBe(true)
    expect((await openVideo(clip, limits, (video) => watchSmallFrames(video, []))).isGarbled).toBe(false)
  })

  test('of one picture has a still', async () => {
    const clip = await makeClip(['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=25', '-frames:v', '1'])
    const { stills } = await openVideo(clip, limits, takeStills)
    expect(stills).toHaveLength(1)
  })

  test('smaller than anything that can be seen names the size', async () => {
    const tiny = await makeClip(['-f', 'lavfi', '-i', 'testsrc=s=16x16:r=5:d=1'])
    await expect(shotsIn(tiny)).rejects.toMatchObject({
      problem: 'picture-too-small',
      message: expect.stringContaining('The video has 16 × 16 pixels'),
    })
  })

  test('that is too long names the limit', async () => {
    const long = await makeClip(['-f', 'lavfi', '-i', 'color=black:s=64x64:r=2:d=7'])
    await expect(shotsIn(long)).rejects.toMatchObject({ problem: 'duration-limit' })
  })

  test('without a moving picture is refused', async () => {
    const sound = await makeClip(['-f', 'lavfi', '-i', 'sine=440:d=1'])
    await expect(shotsIn(sound)).rejects.toMatchObject({ problem: 'type-unsupported' })
  })

  test('is given up with the run', async () => {
    const clip = await makeClip(['-f', 'lavfi', '-i', 'color=black:s=64x64:r=5:d=1'])
    await expect(
      openVideo(clip, { maxSeconds: 5, signal: AbortSignal.abort() }, async () => null),
    ).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
