import { readFileSync } from 'node:fs'
import { hasFfmpeg } from '@vitrine/engines/video/testing/has-ffmpeg.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { describe, expect, test } from 'vitest'
import { moderateVideo } from './engine.ts'
import { judgeWords } from './judge-words.ts'
import { presentVideoModeration, summarizeVideoModeration } from './present.ts'
import { type VideoModeration, videoModerationSchema } from './schema.ts'

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`./samples/${name}.mp4`, import.meta.url)))

async function moderate(bytes: Uint8Array): Promise<VideoModeration> {
  return videoModerationSchema.parse(await moderateVideo(...fileRun(bytes, 'video/mp4')))
}

// The machine may be busy; on an idle one these take two seconds.
describe.runIf(hasFfmpeg)('a video', { timeout: 120_000 }, () => {
  test('that flashes is held, with the time and a picture', async () => {
    const output = await moderate(sample('flashing'))
    expect(output).toMatchObject({ verdict: 'review', reasons: ['flashing'], flashing: { passes: false } })
    const [event] = output.events
    expect(event?.start).toBeCloseTo(2, 0)
    expect(event?.frame).toMatch(/^data:image\/jpeg;base64,/)
    expect(presentVideoModeration(output).map(({ kind }) => kind)).toContain('image')
    expect(summarizeVideoModeration(output)).toBe('Review: flashing.')
  })

  test('with German words is held for a person, since it does not know them', async () => {
    const output = await moderate(sample('german-insult'))
    expect(output).toMatchObject({ verdict: 'review', isEnglish: false })
    expect(summarizeVideoModeration(output)).toBe('Review: words in a language that is not known.')
    expect(JSON.stringify(presentVideoModeration(output))).toContain('Not English')
  })

  test('with nothing to object to is allowed, with a word on what nobody looked at', async () => {
    const output = await moderate(sample('car-park'))
    expect(output).toMatchObject({ verdict: 'allow', reasons: [] })
    expect(output.notJudged).toContain('violence')
    expect(summarizeVideoModeration(output)).toMatch(/^Allow: .* violence and weapons are not judged\.$/)
  })
})

describe('words', () => {
  const insult = { start: 3, end: 5, text: 'You are a stupid idiot, everybody hates you.', confidence: 0.9 }
  const harmless = { start: 0, end: 2, text: 'Welcome to our garden.', confidence: 0.9 }
  const { signal } = new AbortController()

  test('that harm are flagged where they are spoken or written', async () => {
    const judged = await judgeWords([harmless, insult], [], signal)
    expect(judged.verdict).not.toBe('allow')
    expect(judged.events).toContainEqual(expect.objectContaining({ start: 3, end: 5, label: 'spoken: harassment' }))
    expect(judged.events.filter(({ start }) => start === 0)).toEqual([])
    const written = await judgeWords([], [insult], signal)
    expect(written.events).toContainEqual(
      expect.objectContaining({ kind: 'written', label: 'written: harassment', words: insult.text }),
    )
  })

  const onCard = (...lines: string[]) => lines.map((text) => ({ ...harmless, text }))

  test('are read together where they stand in one picture', async () => {
    const { verdict, events } = await judgeWords([], onCard('I am going to', 'break his legs'), signal)
    expect(verdict).toBe('block')
    expect(events).toEqual([
      expect.objectContaining({ label: 'written: violence', words: 'I am going to\nbreak his legs' }),
    ])
  })

  test('that are half a sentence are not judged alone', async () => {
    expect(await judgeWords([], onCard('We will burn', 'the garden waste'), signal)).toMatchObject({
      verdict: 'allow',
      events: [],
    })
  })

  test('that harm are found among many that do not', async () => {
    const tips = ['Wash the leaves', 'Chop the onions', 'Boil the rice', 'Slice the bread', 'Lay the table']
    const card = onCard(...tips, 'You are a stupid ugly idiot', ...tips.map((tip) => `${tip} again`))
    expect((await judgeWords([], card, signal)).verdict).not.toBe('allow')
  })

  test('that nobody said score nothing', async () => {
    const { categories, verdict } = await judgeWords([], [], signal)
    expect(verdict).toBe('allow')
    expect(categories.every(({ score }) => score === 0)).toBe(true)
  })
})

test('without ffmpeg the answer is what to install', async () => {
  const path = process.env['PATH']
  process.env['PATH'] = '/nowhere'
  try {
    await expect(moderate(sample('flashing'))).rejects.toMatchObject({
      problem: 'engine-missing',
      hint: expect.stringContaining('ffmpeg'),
    })
  } finally {
    process.env['PATH'] = path
  }
})
