import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import { describe, expect, test } from 'vitest'
import { findSpeech } from './find-speech.ts'
import { readRecording } from './read-recording.ts'
import { recogniseSpeech } from './recognise-speech.ts'
import type { SpeechEquipment } from './speech-equipment.ts'
import { probabilityStep } from './speech-probability.ts'

const scripted = fileURLToPath(new URL('./fixtures/scripted-whisper', import.meta.url))
const spoken = new Uint8Array(readFileSync(new URL('./fixtures/good-morning.mp3', import.meta.url)))
const hasPackage = await import('@huggingface/transformers').then(
  () => true,
  () => false,
)

const refusing: SpeechEquipment['provider'] = {
  name: 'host',
  version: 'ears',
  transcribe: () => Promise.reject(new ProviderError('The provider answered with status 401.', { transient: false })),
}

async function recognise(
  equipment: Partial<SpeechEquipment>,
  report: (progress: { stage: string; fraction: number | null }) => void = () => undefined,
) {
  const file = { bytes: spoken, name: 'call.mp3', mediaType: 'audio/mpeg' }
  const signal = new AbortController().signal
  const recording = await readRecording(file, { maxSeconds: 60, signal })
  return recogniseSpeech(recording, {
    equipment: { model: null, cacheFolder: '', provider: null, ...equipment },
    signal,
    report,
  })
}

// Other work may hold the machine; alone these take a second each.
describe('the best recogniser that is there', { timeout: 120_000 }, () => {
  test.runIf(hasPackage)('is a local Whisper model where an endpoint refuses, with a note', async () => {
    const transcript = await recognise({ provider: refusing, model: scripted })
    expect(transcript).toMatchObject({
      text: 'Hello there',
      recogniser: { kind: 'whisper', version: 'scripted-whisper' },
      notes: ['The provider answered with status 401. Another recogniser answered instead.'],
    })
  })

  test('is Vitrine’s own where the model’s folder is not there, with a note', async () => {
    const { text, language, recogniser, notes } = await recognise({ model: './no-such-folder' })
    expect(text).toMatch(/^Good morning/)
    expect(language).toBe('en')
    expect(recogniser).toEqual({ kind: 'whisper', name: 'Whisper', version: 'base' })
    expect(notes).toEqual([expect.stringContaining('speech model that is configured')])
  })

  test('tells how far it is while it listens to a single window, never backwards', async () => {
    const told: number[] = []
    await recognise({}, ({ stage, fraction }) => {
      if (stage.startsWith('Listening from 0:')) told.push(fraction ?? Number.NaN)
    })
    expect(told.length).toBeGreaterThan(3)
    expect(told).toEqual(told.toSorted((one, two) => one - two))
    expect(told.at(-1)).toBeLessThan(1)
  })

  test('is Vitrine’s own without configuration, with the times of the words', async () => {
    const { segments, notes } = await recognise({})
    expect(notes).toEqual([])
    const words = segments.flatMap((segment) => segment.words ?? [])
    expect(words.slice(0, 2).map(({ text }) => text.replace(/\W/g, ''))).toEqual(['Good', 'morning'])
    for (const [index, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThanOrEqual(start)
      expect(start).toBeGreaterThanOrEqual(words[index - 1]?.start ?? 0)
    }
  })
})

/** Probabilities that hold each value for the given number of seconds. */
const probabilities = (parts: readonly (readonly [seconds: number, value: number])[]) =>
  Float32Array.from(
    parts.flatMap(([seconds, value]) => Array.from({ length: Math.round(seconds / probabilityStep) }, () => value)),
  )

describe('stretches of speech', () => {
  test('end at natural pauses, not at short ones', () => {
    const heard = probabilities([
      [1, 0.02],
      [2, 0.95],
      [0.2, 0.1],
      [1, 0.95],
      [1, 0.02],
      [1, 0.9],
      [1, 0.02],
    ])
    const spans = findSpeech(heard, 7.2)
    expect(spans).toHaveLength(2)
    expect(spans[0]?.start).toBeCloseTo(0.8, 1)
    expect(spans[0]?.end).toBeCloseTo(4.4, 1)
    expect(spans[0]?.confidence).toBeGreaterThan(0.7)
  })

  test('that are too long are cut where speech is least likely', () => {
    const heard = probabilities([
      [12, 0.95],
      [0.1, 0.5],
      [13, 0.95],
    ])
    const spans = findSpeech(heard, 25.1, { pause: 0.45, longest: 18 })
    expect(spans.map(({ end }) => Math.round(end))).toEqual([12, 25])
  })

  test('are none where the network is never sure', () => {
    expect(
      findSpeech(
        probabilities([
          [1, 0.02],
          [0.4, 0.6],
          [1, 0.02],
        ]),
        2.4,
      ),
    ).toEqual([])
  })
})
