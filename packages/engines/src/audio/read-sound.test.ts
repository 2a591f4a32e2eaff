import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measureLoudness } from './loudness.ts'
import { type ReadSoundOptions, readSound } from './read-sound.ts'
import type { Sound } from './sound.ts'
import { sine, type WavKind, writeWav } from './write-wav.ts'

const options: ReadSoundOptions = { rate: 16_000, minSeconds: 0.5, maxSeconds: 60 }
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)))

/** Pitch by the zero crossings between two seconds of the sound: enough to tell that time and rate are right. */
function pitch({ samples, rate }: Sound, start: number, end: number): number {
  const part = samples.subarray(start * rate, end * rate)
  let crossings = 0
  for (let index = 1; index < part.length; index++) {
    if ((part[index - 1] ?? 0) < 0 !== (part[index] ?? 0) < 0) crossings++
  }
  return crossings / 2 / (end - start)
}

const hasFfmpeg = (() => {
  try {
    return execFileSync('ffmpeg', ['-version']).length > 0
  } catch {
    return false
  }
})()

describe('a sound file, whatever made it', () => {
  const kinds: readonly [string, WavKind][] = [
    ['8 kHz of 8 bits', { rate: 8000, bits: 8 }],
    ['44.1 kHz of 16 bits, stereo', { rate: 44_100, channels: 2 }],
    ['48 kHz of 24 bits, six channels, extensible', { rate: 48_000, channels: 6, bits: 24, extensible: true }],
    ['96 kHz of 32 bits', { rate: 96_000, bits: 32 }],
    ['16 kHz float', { rate: 16_000, bits: 32, float: true }],
    ['22.05 kHz double, extensible', { rate: 22_050, bits: 64, float: true, extensible: true }],
    ['a rate that nobody uses', { rate: 37_813 }],
  ]
  test.each(kinds)('WAV: %s', async (_, kind) => {
    const sound = await readSound(writeWav(sine(440, kind.rate, 2), kind), options)
    expect(sound.seconds).toBeCloseTo(2, 3)
    expect(pitch(sound, 0.25, 1.75)).toBeCloseTo(440, -0.5)
    expect(measureLoudness(sound.samples, sound.rate, 0.1).meanDecibels).toBeCloseTo(-9.03, 0)
    expect(sound.notes).toEqual([])
  })

  test.each(['tones.mp3', 'tones.flac'])('%s: a second of 440 Hz, then one of 1 kHz', async (name) => {
    const sound = await readSound(fixture(name), options)
    expect(sound.seconds).toBeCloseTo(2, 2)
    expect(pitch(sound, 0.1, 0.9)).toBeCloseTo(440, -0.5)
    expect(pitch(sound, 1.1, 1.9)).toBeCloseTo(1000, -0.5)
    expect(sound.notes).toEqual([])
  })

  test.runIf(hasFfmpeg)('m4a, by the ffmpeg command', async () => {
    const sound = await readSound(fixture('tones.m4a'), { ...options, ffmpeg: 'ffmpeg' })
    expect(sound.seconds).toBeCloseTo(2, 1)
    expect(pitch(sound, 0.1, 0.9)).toBeCloseTo(440, -0.5)
    await expect(
      readSound(fixture('tones.m4a').subarray(0, 3000), { ...options, ffmpeg: 'ffmpeg' }),
    ).rejects.toMatchObject({ problem: 'sound-damaged' })
  })

  test.each([
    ['μ-law', 7, 0x80, 0x00],
    ['A-law', 6, 0xaa, 0x2a],
  ])('WAV by telephone, %s: a square wave of full scale', async (_, code, high, low) => {
    const wav = writeWav(new Float32Array(16_000), { rate: 8000, bits: 8 })
    new DataView(wav.buffer, wav.byteOffset).setUint16(20, code, true)
    const first = wav.length - 16_000
    for (let index = 0; index < 16_000; index++) wav[first + index] = index % 16 < 8 ? high : low
    const sound = await readSound(wav, options)
    expect(sound.seconds).toBeCloseTo(2, 3)
    expect(pitch(sound, 0.25, 1.75)).toBeCloseTo(500, -0.5)
    expect(measureLoudness(sound.samples, sound.rate, 0.1).meanDecibels).toBeCloseTo(0, -0.5)
  })

  test('WAV in an encoding that is not read names it', async () => {
    const wav = writeWav(sine(440, 8000, 1), { rate: 8000, bits: 8 })
    new DataView(wav.buffer, wav.byteOffset).setUint16(20, 17, true)
    await expect(readSound(wav, options)).rejects.toMatchObject({
      problem: 'type-unsupported',
      message: expect.stringContaining('encoding 17'),
    })
  })

  test('an MP3 that was cut off is read as far as it goes, and says so', async () => {
    const sound = await readSound(fixture('tones.mp3').subarray(0, 8000), options)
    expect(sound.seconds).toBeGreaterThan(1)
    expect(sound.seconds).toBeLessThan(1.5)
    expect(sound.notes).toEqual([expect.stringContaining('cut off: it announces 2.0 seconds and holds 1.')])
  })

  test('a WAV that was cut off, too', async () => {
    const whole = writeWav(sine(440, 8000, 4), { rate: 8000 })
    const sound = await readSound(whole.subarray(0, whole.length / 2), options)
    expect(sound.seconds).toBeCloseTo(2, 1)
    expect(sound.notes).toHaveLength(1)
  })

  test('a WAV whose writer could not fill in the size makes no claim', async () => {
    const open = writeWav(sine(440, 8000, 2), { rate: 8000 })
    new DataView(open.buffer).setUint32(40, 0xffffffff, true)
    expect(await readSound(open, options)).toMatchObject({ seconds: 2, notes: [] })
  })
})

describe('a file that cannot be used says why', () => {
  const mp3 = fixture('tones.mp3')
  const tagOnly = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 10, ...new Uint8Array(600)])
  const headerOnly = writeWav(sine(440, 8000, 2), { rate: 8000 }).subarray(0, 30)
  const cases: readonly [string, Uint8Array, string][] = [
    [
      'text under the name of an MP3',
      new TextEncoder().encode('Dear diary, I slept well.\n'.repeat(400)),
      'type-unsupported',
    ],
    ['nothing', new Uint8Array(0), 'type-unsupported'],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(5000)]), 'type-unsupported'],
    ['an MP3 tag with no sound behind it', tagOnly, 'sound-damaged'],
    ['an MP3 of which next to nothing is left', mp3.subarray(0, 2000), 'sound-damaged'],
    ['a WAV without sound data', headerOnly, 'sound-damaged'],
    ['a tenth of a second', writeWav(sine(440, 16_000, 0.1), { rate: 16_000 }), 'sound-too-short'],
    ['more than the limit', writeWav(new Float32Array(61 * 8000), { rate: 8000, bits: 8 }), 'duration-limit'],
    ['m4a without ffmpeg', fixture('tones.m4a'), 'engine-missing'],
  ]
  test.each(cases)('%s', async (_, bytes, problem) => {
    await expect(readSound(bytes, options)).rejects.toMatchObject({ problem, hint: expect.stringMatching(/\.$/) })
  })

  test('a missing ffmpeg command', async () => {
    await expect(readSound(fixture('tones.m4a'), { ...options, ffmpeg: './no-such-command' })).rejects.toMatchObject({
      problem: 'engine-missing',
    })
  })

  test('a long MP3 is refused before it is decoded whole', async () => {
    await expect(readSound(mp3, { ...options, maxSeconds: 1 })).rejects.toMatchObject({ problem: 'duration-limit' })
  })
})

describe('a long recording', () => {
  const minutes = 2
  const wav = writeWav(sine(300, 44_100, 60 * minutes), { rate: 44_100 })
  const long: ReadSoundOptions = { ...options, maxSeconds: 1200 }

  test('tells how far it is, never backwards, up to its end', async () => {
    const told: number[] = []
    await readSound(wav, { ...long, progress: (done) => told.push(done) })
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual(told.toSorted((one, two) => one - two))
    expect(told.at(-1)).toBeGreaterThan(0.9)
  })

  test('ends in the middle when it is told to', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const progress = (done: number) => {
      if (done > 0.6) controller.abort(reason)
    }
    await expect(readSound(wav, { ...long, signal: controller.signal, progress })).rejects.toBe(reason)
  })
})
