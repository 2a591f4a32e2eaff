import { readFileSync } from 'node:fs'
import { sine, writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import { describe, expect, test } from 'vitest'
import { answerTranscript } from './answer-transcript.ts'
import { answerFromRecording } from './engine.ts'
import { presentAudioAnswer, summarizeAudioAnswer } from './present.ts'
import { readQuestions } from './read-questions.ts'
import { type AudioAnswer, audioAnswerSchema } from './schema.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`./samples/${name}.mp3`, import.meta.url)))

const said = [
  { start: 0.2, end: 2.6, text: 'Good morning, this is the insurance company.', confidence: 0.9 },
  { start: 3.8, end: 6.3, text: 'I am calling about the water damage in the kitchen.', confidence: 0.9 },
  { start: 7.5, end: 9.8, text: 'The pipe broke on Monday night.', confidence: 0.9 },
]

async function ask(bytes: Uint8Array, questions: string, heard: typeof said | null = said): Promise<AudioAnswer> {
  const input = {
    file: { name: 'call.mp3', mediaType: 'audio/mpeg', size: bytes.length },
    text: null,
    options: { questions },
  }
  const provider = {
    name: 'host',
    version: 'ears',
    transcribe: async () => ({ text: '', segments: heard }),
  }
  return audioAnswerSchema.parse(
    await answerFromRecording(input, {
      ...quietContext(bytes),
      ...(heard && { speech: { model: null, cacheFolder: '', provider } }),
    }),
  )
}

describe('a question', () => {
  test('is answered in the words that were said, with their time', async () => {
    const output = await ask(sample('water-damage'), 'When did the pipe break?')
    expect(output.found).toBe(true)
    expect(output.answer).toMatch(/Monday/)
    expect(output.citations).toEqual([
      { start: expect.closeTo(7.5, 1), end: expect.closeTo(9.8, 1), quote: 'The pipe broke on Monday night.' },
    ])
    expect(summarizeAudioAnswer(output)).toMatch(/^At 0:07: .*Monday/)
  })

  test('that nobody answers is not answered', async () => {
    const output = await ask(sample('water-damage'), 'Which colour is the car of the neighbour?')
    expect(output).toMatchObject({ found: false, citations: [], answer: 'This was not found in the recording.' })
    expect(JSON.stringify(presentAudioAnswer(output))).toContain('Not found in the recording.')
  })

  test('among several is answered for itself', async () => {
    const output = await ask(
      sample('water-damage'),
      '["When did the pipe break?", "Who painted the ceiling of the chapel?"]',
    )
    expect(output.answers.map(({ found }) => found)).toEqual([true, false])
    expect(summarizeAudioAnswer(output)).toBe('1 of 2 questions answered from the recording.')
  })

  test('about a recording without speech finds nothing', async () => {
    const output = await ask(writeWav(sine(440, 16_000, 2), { rate: 16_000 }), 'Who speaks?')
    expect(output).toMatchObject({ found: false, confidence: 0, recogniser: null })
    expect(summarizeAudioAnswer(output)).toMatch(/^Nobody speaks/)
  })
})

test('a doubtful transcript lowers the confidence', async () => {
  const signal = new AbortController().signal
  const sure = await answerTranscript(['When did the pipe break?'], { segments: said }, signal)
  const unsure = await answerTranscript(
    ['When did the pipe break?'],
    { segments: said.map((segment) => ({ ...segment, confidence: 0.3 })) },
    signal,
  )
  expect(unsure.answers[0]?.confidence).toBeLessThan(0.5 * (sure.answers[0]?.confidence ?? 0))
})

test('without configuration the recording is heard by Vitrine itself', { timeout: 120_000 }, async () => {
  const output = await ask(sample('by-telephone'), 'Where is the water damage?', null)
  expect(output).toMatchObject({ found: true, language: 'en', recogniser: { kind: 'whisper', version: 'base' } })
  expect(output.answer).toMatch(/kitchen/)
  expect(Math.abs((output.citations[0]?.start ?? 0) - 3.9)).toBeLessThan(1)
})

describe('questions', () => {
  test('come a line each or as a list', () => {
    expect(readQuestions(' Who?\n\nWhere? ')).toEqual(['Who?', 'Where?'])
    expect(readQuestions('["Who?","Where?"]')).toEqual(['Who?', 'Where?'])
    expect(readQuestions('[Who is there?')).toEqual(['[Who is there?'])
  })

  test('are needed, and at most ten', () => {
    expect(() => readQuestions(' \n')).toThrow(expect.objectContaining({ problem: 'input-required' }))
    expect(() => readQuestions('Who?\n'.repeat(11))).toThrow(expect.objectContaining({ problem: 'option-invalid' }))
  })
})
