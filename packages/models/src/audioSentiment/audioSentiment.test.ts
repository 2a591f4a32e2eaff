import { readFileSync } from 'node:fs'
import { sine, writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import type { ProvidedTranscript } from '@vitrine/model-kit/speech-port.ts'
import { describe, expect, test } from 'vitest'
import { analyzeAudioSentiment } from './engine.ts'
import { nearerToChance, surenessIn } from './hear-voice.ts'
import { moodCurve, moodSureness, moodTogether } from './mood.ts'
import { presentAudioSentiment, summarizeAudioSentiment } from './present.ts'
import { type AudioSentiment, audioSentimentSchema } from './schema.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`./samples/${name}.mp3`, import.meta.url)))

/** The mood, given what an endpoint would transcribe, so that the tests need no recogniser. */
async function analyze(bytes: Uint8Array, said: ProvidedTranscript['segments'] | Error): Promise<AudioSentiment> {
  const input = { file: { name: 'call.mp3', mediaType: 'audio/mpeg', size: bytes.length }, text: null, options: {} }
  const transcribe = async () => {
    if (said instanceof Error) throw said
    return { text: '', segments: said }
  }
  return audioSentimentSchema.parse(
    await analyzeAudioSentiment(input, {
      ...quietContext(bytes),
      speech: { model: null, cacheFolder: '', provider: { name: 'host', version: 'ears', transcribe } },
    }),
  )
}

const readable = (output: AudioSentiment) => JSON.stringify(presentAudioSentiment(output))

describe('a call', () => {
  const said = [
    { start: 0.2, end: 2.4, text: 'The table is broken and the paint is terrible.', confidence: 0.9 },
    { start: 3.4, end: 6.5, text: 'The man on the phone was wonderful.', confidence: 0.9 },
  ]

  test('has the mood of its words, sentence by sentence, with times', async () => {
    const output = await analyze(sample('complaint'), said)
    expect(output.sentences.map(({ label }) => label)).toEqual(['negative', 'positive'])
    expect(output.sentences[1]).toMatchObject({ start: 3.4, end: 6.5 })
    expect(output.words).not.toBeNull()
    expect(output.events.length).toBeGreaterThan(2)
    expect(output.curve.values.length).toBe(Math.floor(output.durationSeconds / output.curve.step + 0.5))
    const before = output.events.filter(({ end }) => end < 3)
    const after = output.events.filter(({ start, end }) => start > 3.3 && end < 7)
    expect(Math.max(...before.map(({ wordScore }) => wordScore ?? 0))).toBeLessThan(
      Math.min(...after.map(({ wordScore }) => wordScore ?? 0)),
    )
  })

  test('of words that the recogniser is unsure of is judged by the voice alone', async () => {
    const output = await analyze(
      sample('complaint'),
      said.map((segment) => ({ ...segment, confidence: 0.2 })),
    )
    expect(output).toMatchObject({ words: null, sentences: [] })
    expect(readable(output)).toContain('Hardly understood')
  })

  test('says what the voice’s part rests on', async () => {
    const output = await analyze(sample('reading'), [])
    expect(readable(output)).toContain('acted German')
    expect(output.labels).toHaveLength(7)
    expect(output.labels.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 3)
  })
})

const call = (text: string) => [{ start: 0.2, end: 6, text, confidence: 0.95 }]

describe('words that praise a mishap', () => {
  test('may be ironic, and are not taken at their word', async () => {
    const output = await analyze(sample('complaint'), call('Brilliant, the new kettle leaked on the very first day.'))
    expect(output.warnings.join(' ')).toContain('ironically')
    expect(output.words?.confidence).toBeLessThan(0.5)
    expect(readable(output)).toContain('Perhaps ironic')
  })

  test('are plain where the trouble is set against the praise, or is none', async () => {
    for (const text of ['The kettle is brilliant, although it leaked once.', 'Brilliant kettle, we love it.']) {
      const output = await analyze(sample('complaint'), call(text))
      expect(output.warnings, text).toEqual([])
    }
  })
})

test('a computer’s voice is called unfamiliar and left out of the mood', async () => {
  const output = await analyze(sample('german'), [])
  expect(output).toMatchObject({ familiar: false, known: false, score: 0 })
  expect(readable(output)).toContain('An unfamiliar voice')
})

test('a recording without speech has no mood', async () => {
  const output = await analyze(writeWav(sine(440, 16_000, 2), { rate: 16_000 }), [])
  expect(output).toMatchObject({ labels: [], known: false, voice: null, words: null, score: 0, label: 'neutral' })
  expect(summarizeAudioSentiment(output)).toMatch(/^Nobody speaks/)
})

test('silence is refused', async () => {
  const silence = writeWav(new Float32Array(32_000), { rate: 16_000 })
  await expect(analyze(silence, [])).rejects.toMatchObject({ problem: 'sound-silent' })
})

test('a voice is surely judged only in the language that it was learned from', () => {
  const emotions = (['anger', 'disgust', 'fear', 'sadness', 'boredom', 'neutral', 'happiness'] as const).map(
    (emotion) => ({
      emotion,
      probability: emotion === 'sadness' ? 0.94 : 0.01,
    }),
  )
  const heard = [{ start: 0, end: 2, familiar: true, emotions }]
  expect(nearerToChance(heard, surenessIn('de'))).toEqual(heard)
  for (const language of ['en', null]) {
    const [stretch] = nearerToChance(heard, surenessIn(language))
    const best = stretch?.emotions.toSorted((a, b) => b.probability - a.probability)[0]
    expect(best?.emotion).toBe('sadness')
    expect(best?.probability).toBeLessThan(0.66)
    expect(stretch?.emotions.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
  }
})

test('a mood that the words alone would not have is less sure than they are', () => {
  expect(moodSureness('neutral', 0.3, { label: 'positive', confidence: 0.9 })).toBeLessThan(0.5)
  expect(moodSureness('positive', 0.3, { label: 'positive', confidence: 0.9 })).toBe(0.9)
  expect(moodSureness('negative', 0.3, null)).toBe(0.3)
})

test('words count more than the voice where they are sure', () => {
  expect(moodTogether(-0.8, 0.8, 0.9)).toBeGreaterThan(0)
  expect(moodTogether(-0.8, null, 0)).toBe(-0.8)
  expect(moodTogether(null, null, 0)).toBe(0)
})

test('the mood holds through a pause', () => {
  const curve = moodCurve(
    [
      { start: 1, end: 2, score: -0.5 },
      { start: 4, end: 5, score: 0.5 },
    ],
    6,
  )
  expect(curve.values.at(0)).toBe(0)
  expect(curve.values[Math.floor(3 / curve.step)]).toBe(-0.5)
  expect(curve.values.at(-1)).toBe(0.5)
})
