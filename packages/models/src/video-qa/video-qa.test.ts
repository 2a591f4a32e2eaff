import { readFileSync } from 'node:fs'
import { hasFfmpeg } from '@vitrine/engines/video/testing/has-ffmpeg.ts'
import { makeClip } from '@vitrine/engines/video/testing/make-clip.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { describe, expect, test } from 'vitest'
import { askedThing } from './asked-thing.ts'
import { asksForMotion, beyondSeeing } from './beyond-seeing.ts'
import { answerFromVideo } from './engine.ts'
import { presentVideoAnswer, summarizeVideoAnswer } from './present.ts'
import { readQuestions } from './read-questions.ts'
import { type VideoAnswer, videoAnswerSchema } from './schema.ts'
import { kindOf } from './video-question.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`./samples/${name}.mp4`, import.meta.url)))

async function ask(bytes: Uint8Array, questions: string): Promise<VideoAnswer> {
  return videoAnswerSchema.parse(await answerFromVideo(...fileRun(bytes, 'video/mp4', { options: { questions } })))
}

// The machine may be busy; on an idle one these take a few seconds.
describe.runIf(hasFfmpeg)('a video', { timeout: 240_000 }, () => {
  test('of bottles is asked how many, and what becomes of them', async () => {
    const output = await ask(
      sample('three-bottles'),
      'How many bottles are there at the start?\nIs a bottle taken away and put back?\nHow many elephants are there?\nWhat does the director think?\nIs the bottle broken?\nIs a dog visible?',
    )
    const [count, change, elephants, thought, broken, dog] = output.answers
    expect(count).toMatchObject({ found: true, answer: '3 bottles at the start.' })
    expect(count?.frame).toMatch(/^data:image\/jpeg;base64,/)
    expect(change?.answer).toMatch(/^Yes: .* from 3 to 2 at 0:0[345], 2 to 3/)
    expect(elephants).toMatchObject({ found: false, confidence: 0, citations: [], frame: null })
    expect(elephants?.answer).toMatch(/^I cannot see any elephants/)
    expect(thought).toMatchObject({ found: false, citations: [], frame: null })
    expect(broken).toMatchObject({ found: false, answer: expect.stringContaining('not “broken”') })
    expect(dog).toMatchObject({
      found: true,
      confidence: 0.4,
      answer: expect.stringMatching(/^No dog was.*though/),
    })
    expect(presentVideoAnswer(output).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['fields', 'timeline', 'image', 'table', 'notice']),
    )
    expect(summarizeVideoAnswer(output)).toBe('3 of 6 questions answered from the video.')
  })

  test('of a sign is answered with the whole sign', async () => {
    const output = await ask(sample('opening-hours'), 'What are the opening hours?')
    const sign = 'Green Street Library, Open Monday to Friday, 9 am to 6 pm'
    expect(output.answers[0]).toMatchObject({
      found: true,
      answer: sign,
      citations: [{ start: 0, end: 6, quote: sign }],
    })
    // Not the same words again.
    expect(presentVideoAnswer(output)[0]).toMatchObject({ items: [{ value: sign, note: 'Seen from 0:00 to 0:06.' }] })
  })

  test('without things or sound is described, and says what it lacks', async () => {
    const output = await ask(
      await makeClip(['-f', 'lavfi', '-i', 'color=gray:s=320x180:r=10:d=2']),
      'What happens in the video?\nIs a person visible?\nWhat moves?',
    )
    const [happens, person, moves] = output.answers
    expect(happens?.answer).toMatch(/2\.0 seconds in one shot\. No everyday thing was recognised\. Nothing moves\./)
    // Seeing nobody says little where nothing at all is recognised.
    expect(person).toMatchObject({ found: false, confidence: 0, answer: expect.stringMatching(/cannot be said/) })
    expect(moves).toMatchObject({ found: true, answer: 'Nothing moves.' })
    expect(output.notes.file).toEqual(['The video has no sound track.'])
  })

  test('of a single picture is described like any other', async () => {
    const output = await ask(await makeClip(['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=25', '-frames:v', '1']), '')
    expect(output.answer).toMatch(/^A single picture\./)
    expect(output.shots).toHaveLength(1)
  })
})

describe('a question', () => {
  test.each([
    ['How many people walk by?', 'count', 'person'],
    ['When is a dog first seen?', 'when', 'dog'],
    ['Is a person visible?', 'presence', 'person'],
    ['What colour is the car?', 'colour', 'car'],
    ['How long is the video?', 'length', null],
    ['What is written on the sign?', 'written', null],
    ['What is said about the price?', 'said', null],
    ['How many bottles stand on the table?', 'count', 'bottle'],
    ['Is a bottle taken away?', 'change', 'bottle'],
    ['Which vehicles can be seen?', 'which', 'vehicle'],
    ['What kind of animal is it?', 'which', 'animal'],
  ])('%s', (question, kind, thing) => {
    expect(kindOf(question)).toBe(kind)
    expect(askedThing(question)?.one ?? null).toBe(thing)
  })

  test.each([
    ['Is the man smiling?', ['smiling']],
    ['How many people wear hats?', ['wear', 'hats']],
    ['How many bottles stand on the table at the start?', []],
    ['How many cars pass in all?', []],
    ['When are two cars in view together?', []],
    ['Is a person visible?', []],
    ['Are there any traffic lights in the scene?', []],
    ['Which animals are visible?', []],
    ['Which animal eats tuna?', ['eats', 'tuna']],
  ])('%s asks beyond what can be seen by %j', (question, words) => {
    expect(beyondSeeing(question, kindOf(question))).toEqual(words)
  })

  test.each([
    ['What moves?', true],
    ['Does anything move?', true],
    ['When is there movement?', true],
    ['Which direction does the square move?', false],
    ['How fast does it move?', false],
    ['Is the man moving house?', false],
  ])('%s asks for motion alone: %s', (question, expected) => {
    expect(asksForMotion(question)).toBe(expected)
  })

  test('may be left out, and may not be the eleventh', () => {
    expect(readQuestions('')).toEqual(['What happens in the video?'])
    expect(() => readQuestions('Who?\n'.repeat(11))).toThrow(expect.objectContaining({ problem: 'option-invalid' }))
  })
})
