import { readFileSync } from 'node:fs'
import { sine, writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { describe, expect, test } from 'vitest'
import { detectSnores } from './engine.ts'
import { presentSnores, summarizeSnores } from './present.ts'
import { type SnoreReport, snoreSchema } from './schema.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`./samples/${name}.mp3`, import.meta.url)))

async function detect(bytes: Uint8Array, signal = new AbortController().signal): Promise<SnoreReport> {
  const input = { file: { name: 'night.mp3', mediaType: 'audio/mpeg', size: bytes.length }, text: null, options: {} }
  return snoreSchema.parse(await detectSnores(input, { readFile: async () => bytes, signal, report: () => undefined }))
}

/** Every piece of text that a reader of the result sees in its notices and fields. */
const readable = (report: SnoreReport) => JSON.stringify(presentSnores(report))

describe('a recording with snores', () => {
  test('has each of them marked, counted and timed', async () => {
    const report = await detect(sample('synthetic-snoring'))
    expect(report.snoreCount).toBe(6)
    ;[1, 4.6, 8.1, 22.2, 25.8, 29.1].forEach((start, index) => {
      expect(Math.abs((report.events[index]?.start ?? 0) - start)).toBeLessThan(0.5)
    })
    expect(report.snoresPerMinute).toBeCloseTo(11.25, 1)
    expect(report.longestPause?.seconds).toBeGreaterThan(11)
    expect(report.longestPause?.seconds).toBeLessThan(14)
    expect(report.perSecond).toHaveLength(32)
    expect(report.loudness.snoreDecibels).toBeGreaterThan(report.loudness.meanDecibels)
    expect(report).toMatchObject({ known: true, labels: [{ label: 'snore' }, { label: 'other' }], notes: [] })
    expect(summarizeSnores(report)).toBe('6 snores heard in 32.0 s, 11.3 a minute.')
  })

  test('of a long pause says so, and that it is no diagnosis', async () => {
    const shown = readable(await detect(sample('synthetic-snoring')))
    expect(shown).toContain('pass without a snore, from 0:0')
    expect(shown).toContain('Not a medical diagnosis')
  })

  test('that was cut off is analysed as far as it goes', async () => {
    const report = await detect(sample('cut-off'))
    expect(report.snoreCount).toBe(3)
    expect(readable(report)).toContain('cut off: it announces 32')
  })
})

test('snores under heavy rain are missed, and the result warns of the loud background', async () => {
  const report = await detect(sample('snoring-in-heavy-rain'))
  expect(report.snoreCount).toBeLessThan(6)
  expect(readable(report)).toContain('Snores that are hardly louder are missed.')
  expect(readable(await detect(sample('synthetic-snoring')))).not.toContain('A loud background')
})

describe('a recording without snores', () => {
  test.each(['rain', 'restless-house'])('has none marked: %s', async (name) => {
    const report = await detect(sample(name))
    expect(report).toMatchObject({ snoreCount: 0, events: [], longestPause: null, known: true })
    expect(summarizeSnores(report)).toMatch(/^No snoring heard in /)
  })

  test.each([
    ['8 kHz', { rate: 8000 }],
    ['96 kHz, six channels, float', { rate: 96_000, channels: 6, bits: 32, float: true }],
  ] as const)('is a plain tone: %s', async (_, kind) => {
    const report = await detect(writeWav(sine(1000, kind.rate, 2), kind))
    expect(report).toMatchObject({ snoreCount: 0, durationSeconds: 2, snoresPerMinute: null })
    expect(report.loudness.meanDecibels).toBeCloseTo(-9.03, 0)
  })
})

describe('what cannot be analysed is refused with the reason', () => {
  const cases: readonly [string, Uint8Array, string][] = [
    ['silence', writeWav(new Float32Array(32_000), { rate: 16_000 }), 'sound-silent'],
    ['a tenth of a second', writeWav(sine(440, 16_000, 0.1), { rate: 16_000 }), 'sound-too-short'],
    ['text under the name of an MP3', new TextEncoder().encode('I slept well. '.repeat(500)), 'type-unsupported'],
    ['an MP3 of which next to nothing is left', sample('rain').subarray(0, 700), 'sound-damaged'],
    ['25 minutes', writeWav(new Float32Array(25 * 60 * 8000), { rate: 8000, bits: 8 }), 'duration-limit'],
  ]
  test.each(cases)('%s', async (_, bytes, problem) => {
    await expect(detect(bytes)).rejects.toMatchObject({ problem })
  })
})

test('a run that was given up stops', async () => {
  await expect(detect(sample('synthetic-snoring'), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})
