import { readFileSync } from 'node:fs'
import type { EngineStamp } from '@vitrine/contracts/analyses/analysis.ts'
import { sine, writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { ProviderError } from '@vitrine/errors/provider-error.ts'
import type { TranscriptionProvider } from '@vitrine/model-kit/speech-port.ts'
import { describe, expect, test } from 'vitest'
import { transcribeAudio } from './engine.ts'
import { presentTranscription, summarizeTranscription } from './present.ts'
import { type Transcription, transcriptionSchema } from './schema.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`./samples/${name}.mp3`, import.meta.url)))

interface Run {
  provider?: TranscriptionProvider['transcribe']
  signal?: AbortSignal
  stages?: string[]
  stamps?: EngineStamp[]
}

async function transcribe(bytes: Uint8Array, run: Run = {}): Promise<Transcription> {
  const input = { file: { name: 'call.mp3', mediaType: 'audio/mpeg', size: bytes.length }, text: null, options: {} }
  const { provider, signal = new AbortController().signal, stages = [], stamps = [] } = run
  const context = {
    readFile: async () => bytes,
    signal,
    report: ({ stage }: { stage: string }) => void stages.push(stage),
    answeredBy: (stamp: EngineStamp) => void stamps.push(stamp),
    ...(provider && {
      speech: { model: null, cacheFolder: '', provider: { name: 'host', version: 'ears', transcribe: provider } },
    }),
  }
  return transcriptionSchema.parse(await transcribeAudio(input, context))
}

const isAsked = async () => Promise.reject(new Error('asked'))
const fails = async () =>
  Promise.reject(new ProviderError('The provider answered with status 500.', { transient: true }))

const readable = (output: Transcription) => JSON.stringify(presentTranscription(output))

// The machine may be busy; on an idle one these take a second each.
describe('a configured endpoint', { timeout: 120_000 }, () => {
  test('writes it down, and is named', async () => {
    const stamps: EngineStamp[] = []
    const output = await transcribe(sample('water-damage'), {
      stamps,
      provider: async ({ name }) => ({
        text: '',
        segments: [{ start: 0.2, end: 2.5, text: `Good morning, ${name}.`, confidence: 0.9 }],
      }),
    })
    expect(output).toMatchObject({ text: 'Good morning, call.mp3.', confidence: 0.9, recogniser: { kind: 'provider' } })
    expect(output.subtitles.srt).toBe('1\n00:00:00,200 --> 00:00:02,500\nGood morning, call.mp3.\n')
    expect(stamps).toEqual([{ kind: 'provider', name: 'host', version: 'ears', note: null }])
    expect(output.subtitles.vtt).toContain('00:00:00.200 --> 00:00:02.500')
  })

  test('that tells no times gets those of the speech', async () => {
    const output = await transcribe(sample('water-damage'), {
      provider: async () => ({ text: 'Good morning.', segments: null }),
    })
    expect(output.segments).toEqual([
      { start: expect.closeTo(0, 0), end: expect.closeTo(16, 0), text: 'Good morning.', confidence: null },
    ])
  })

  test('is not asked where nobody speaks', async () => {
    const output = await transcribe(sample('nobody-speaks'), { provider: isAsked })
    expect(output).toMatchObject({ text: '', segments: [], recogniser: null, speech: [] })
    expect(summarizeTranscription(output)).toMatch(/^Nobody speaks in /)
    expect(readable(output)).toContain('No speech was heard')
  })
})

describe('without configuration Vitrine hears for itself', { timeout: 120_000 }, () => {
  test('and writes down what is said, with marks, and the times of sentences and words', async () => {
    const stages: string[] = []
    const output = await transcribe(sample('by-telephone'), { stages })
    expect(output.text).toContain('this is the insurance company.')
    expect(output.text).toContain('about the water damage in the kitchen.')
    expect(output.segments).toHaveLength(4)
    const [, second] = output.segments
    expect(Math.abs((second?.start ?? 0) - 3.7)).toBeLessThan(0.5)
    const kitchen = second?.words?.find(({ text }) => text === 'kitchen.')
    expect(Math.abs((kitchen?.start ?? 0) - 6)).toBeLessThan(0.5)
    expect(output.recogniser).toMatchObject({ kind: 'whisper', version: 'base' })
    expect(output.confidence).toBeGreaterThan(0.7)
    expect(stages.some((stage) => stage.includes('the end of the month.'))).toBe(true)
  })

  test('steps in when the endpoint fails, and the result says so; the language is named', async () => {
    const output = await transcribe(sample('german'), { provider: fails })
    expect(output.recogniser?.kind).toBe('whisper')
    expect(output.language).toBe('de')
    expect(output.text).toContain('wird auch als Eurasien bezeichnet')
    expect(summarizeTranscription(output)).toContain('words of German')
    expect(readable(output)).toContain('The provider answered with status 500. Another recogniser answered instead.')
  })
})

describe('a recording without speech', { timeout: 120_000 }, () => {
  test.each([
    ['8 kHz', { rate: 8000 }],
    ['96 kHz, six channels, float', { rate: 96_000, channels: 6, bits: 32, float: true }],
  ] as const)('is a plain tone: %s', async (_, kind) => {
    expect(await transcribe(writeWav(sine(1000, kind.rate, 2), kind))).toMatchObject({ text: '', recogniser: null })
  })
})

test('music and noise are not taken for words', { timeout: 120_000 }, async () => {
  const rate = 16_000
  const notes = [262, 330, 392, 523, 392, 330, 294, 349]
  const melody = Float32Array.from({ length: 12 * rate }, (_, index) => {
    const note = notes[Math.floor(index / (rate * 0.5)) % notes.length] ?? 0
    const fade = Math.exp((-3 * (index % (rate * 0.5))) / (rate * 0.5))
    const hiss = Math.sin(index * index * 0.37) * 0.02
    return (
      0.25 * fade * [1, 2, 3].reduce((sum, k) => sum + Math.sin((2 * Math.PI * note * k * index) / rate) / k, 0) + hiss
    )
  })
  expect(await transcribe(writeWav(melody, { rate }))).toMatchObject({ text: '', segments: [], recogniser: null })
})

describe('what cannot be read is refused with the reason', { timeout: 120_000 }, () => {
  const cases: readonly [string, Uint8Array, string][] = [
    ['silence', writeWav(new Float32Array(32_000), { rate: 16_000 }), 'sound-silent'],
    ['a tenth of a second', writeWav(sine(440, 16_000, 0.1), { rate: 16_000 }), 'sound-too-short'],
    ['text under the name of an MP3', new TextEncoder().encode('Hello, hello. '.repeat(500)), 'type-unsupported'],
    ['an MP3 of which next to nothing is left', sample('german').subarray(0, 300), 'sound-damaged'],
    ['40 minutes', writeWav(new Float32Array(40 * 60 * 8000), { rate: 8000, bits: 8 }), 'duration-limit'],
  ]
  test.each(cases)('%s', async (_, bytes, problem) => {
    await expect(transcribe(bytes)).rejects.toMatchObject({ problem })
  })
})

test('a run that was given up stops', async () => {
  await expect(transcribe(sample('water-damage'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
