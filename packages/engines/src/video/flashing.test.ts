import { describe, expect, test } from 'vitest'
import { FlashDetector, type FlashEvent } from './flashing.ts'
import { openVideo } from './open-video.ts'
import { watchSmallFrames } from './small-frames.ts'
import { hasFfmpeg } from './testing/has-ffmpeg.ts'
import { flashingClip, makeClip } from './testing/make-clip.ts'

const signal = new AbortController().signal

function flashesIn(bytes: Uint8Array): Promise<FlashEvent[]> {
  return openVideo(bytes, { maxSeconds: 60, signal }, async (video) => {
    const detector = new FlashDetector()
    await watchSmallFrames(video, [detector])
    return detector.finish()
  })
}

describe.runIf(hasFfmpeg)('flashing by WCAG 2.3.1', { timeout: 120_000 }, () => {
  test('four black and white flashes a second are one event of four', async () => {
    const events = await flashesIn(await flashingClip(4))
    expect(events).toMatchObject([{ kind: 'general', flashesPerSecond: 4 }])
    expect(events[0]?.end).toBeGreaterThan(2.5)
  })

  test('three a second are allowed', async () => {
    expect(await flashesIn(await flashingClip(3))).toEqual([])
  })

  test('a change of less than a tenth of the luminance is no flash', async () => {
    // Relative luminance 0.30 and 0.37.
    expect(await flashesIn(await flashingClip(6, { dark: '0x959595', bright: '0xA4A4A4' }))).toEqual([])
    // 0.30 and 0.46.
    expect(await flashesIn(await flashingClip(6, { dark: '0x959595', bright: '0xB5B5B5' }))).not.toEqual([])
  })

  test('neither is one between two bright pictures', async () => {
    expect(await flashesIn(await flashingClip(6, { dark: '0xEBEBEB', bright: 'white' }))).toEqual([])
  })

  test('a small place may flash, a quarter of the field may not', async () => {
    // Of a field of a third of each side: 0.12² × 9 = 13 %, 0.25² × 9 = 56 %.
    expect(await flashesIn(await flashingClip(8, { side: 0.12 }))).toEqual([])
    expect(await flashesIn(await flashingClip(8, { side: 0.25 }))).not.toEqual([])
  })

  test('saturated red flashes count where their luminance alone would not', async () => {
    // #A00000 has a relative luminance of 0.077: no general flash against black.
    const events = await flashesIn(await flashingClip(6, { dark: 'black', bright: '0xA00000' }))
    expect(events.map(({ kind }) => kind)).toEqual(['red'])
  })

  test('a red light that blinks twice a second is allowed', async () => {
    expect(await flashesIn(await flashingClip(2, { dark: 'black', bright: 'red' }))).toEqual([])
  })

  test('movement is no flashing', async () => {
    expect(await flashesIn(await makeClip(['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30:d=3']))).toEqual([])
  })
})
