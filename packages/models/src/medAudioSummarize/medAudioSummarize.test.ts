import { readFileSync } from 'node:fs'
import { sine, writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import { describe, expect, test } from 'vitest'
import { summariseMedicalAudio } from './engine.ts'
import { presentMedicalAudio, summarizeMedicalAudio } from './present.ts'
import { type MedicalAudio, medicalAudioSchema } from './schema.ts'
import { summariseTranscript } from './summarise-transcript.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`./samples/${name}.mp3`, import.meta.url)))

const said = [
  {
    start: 0,
    end: 4,
    text: 'The patient is a sixty year old woman with high blood pressure and diabetes.',
    confidence: 0.9,
  },
  { start: 5, end: 7, text: 'She has had chest pain for two days.', confidence: 0.9 },
  { start: 8, end: 10, text: 'She takes aspirin every morning.', confidence: 0.9 },
  { start: 11, end: 13, text: 'She will return to the clinic in two weeks.', confidence: 0.9 },
]

async function summarise(bytes: Uint8Array, segments = said): Promise<MedicalAudio> {
  const input = { file: { name: 'visit.mp3', mediaType: 'audio/mpeg', size: bytes.length }, text: null, options: {} }
  const provider = { name: 'host', version: 'ears', transcribe: async () => ({ text: '', segments }) }
  return medicalAudioSchema.parse(
    await summariseMedicalAudio(input, {
      ...quietContext(bytes),
      speech: { model: null, cacheFolder: '', provider },
    }),
  )
}

const readable = (output: MedicalAudio) => JSON.stringify(presentMedicalAudio(output))

describe('a dictation', () => {
  test('is summed up with problems, medicines and follow-up, each with its moment', async () => {
    const output = await summarise(sample('dictation'))
    expect(output.problems.map(({ name }) => name.toLowerCase())).toEqual(
      expect.arrayContaining(['high blood pressure', 'diabetes', 'chest pain']),
    )
    const [medicine] = output.medicines
    expect(medicine).toMatchObject({ name: 'aspirin' })
    expect(medicine?.start).toBeGreaterThanOrEqual(8)
    expect(medicine?.end).toBeLessThanOrEqual(10)
    expect(output.followUp).toMatchObject([{ when: 'in two weeks', start: 11, end: 13 }])
    expect(output.sections.flatMap(({ sentences }) => sentences).every(({ start, end }) => end > start)).toBe(true)
    expect(readable(output)).toContain('Said at 0:')
    expect(summarizeMedicalAudio(output)).toContain('1 medicine, 1 follow-up step.')
  })

  test('names what the patient must not be given, with its moment', async () => {
    const told = [
      ...said,
      { start: 14, end: 17, text: 'She is allergic to sulfa, it gives her hives.', confidence: 0.9 },
    ]
    const output = await summarise(sample('dictation'), told)
    expect(output.allergies).toMatchObject([{ name: 'sulfa', reaction: 'hives' }])
    expect(output.allergies[0]?.start).toBeGreaterThanOrEqual(14)
    expect(readable(output)).toContain('Allergies')
  })

  test('of words that the recogniser is unsure of is less sure', async () => {
    const unsure = said.map((segment) => ({ ...segment, confidence: 0.3 }))
    const [sure, doubtful] = [await summarise(sample('dictation')), await summarise(sample('dictation'), unsure)]
    expect(doubtful.problems[0]?.confidence).toBeLessThan(0.5 * (sure.problems[0]?.confidence ?? 0))
    expect(readable(doubtful)).toContain('Hardly understood')
  })
})

test('where medicines are heard it warns that they may be misheard', () => {
  expect(summariseTranscript({ segments: said }).warnings.join(' ')).toContain('mishears most')
})

test('a recording that is not medical has an empty list, and says so', async () => {
  const output = await summarise(sample('no-visit'), [
    { start: 0, end: 5, text: 'Printing differs from most of the arts and crafts in the exhibition.', confidence: 0.9 },
  ])
  expect(output).toMatchObject({ problems: [], medicines: [], followUp: [] })
  expect(readable(output)).toContain('this may be no medical recording')
})

test('a recording without speech has nothing to sum up', async () => {
  const output = await summarise(writeWav(sine(440, 16_000, 2), { rate: 16_000 }))
  expect(output).toMatchObject({ summary: '', sections: [], problems: [], recogniser: null })
  expect(summarizeMedicalAudio(output)).toMatch(/^Nobody speaks/)
})

test('a medicine that only sounds like one is shown with what was heard, and never as sure', () => {
  const told = summariseTranscript({
    segments: [
      { start: 0, end: 4, text: 'Start olanzipeen ten milligrams at night.', confidence: 0.97 },
      { start: 4, end: 7, text: 'He is allergic to clindamicin.', confidence: 0.97 },
    ],
  })
  expect(told.medicines).toMatchObject([{ name: 'olanzapine, heard as “olanzipeen”', action: 'start' }])
  expect(told.medicines[0]?.text).toContain('olanzipeen')
  expect(told.allergies).toMatchObject([{ name: expect.stringContaining('heard as “clindamicin”') }])
  for (const { confidence } of [...told.medicines, ...told.allergies]) expect(confidence).toBeLessThan(0.8)
  expect(told.summary).toContain('olanzipeen')
  expect(told.summary).not.toContain('olanzapine')
  expect(told.warnings.join(' ')).toContain('“olanzipeen” (probably olanzapine)')
})

test('a medicine that was heard rightly as well keeps its name in the summary', () => {
  const { summary } = summariseTranscript({
    segments: [
      { start: 0, end: 4, text: 'Start olanzipeen ten milligrams at night.', confidence: 0.97 },
      { start: 4, end: 8, text: 'She took olanzapine in the spring and stopped it.', confidence: 0.97 },
    ],
  })
  expect(summary).toContain('Start olanzipeen')
  expect(summary).toContain('took olanzapine')
})
