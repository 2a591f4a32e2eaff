import { hasFfmpeg } from '@vitrine/engines/video/testing/has-ffmpeg.ts'
import { makeClip } from '@vitrine/engines/video/testing/make-clip.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { expect, test } from 'vitest'
import { keyStills } from './key-stills.ts'
import { videoAnswerPrompt } from './prompt.ts'
import { videoAnswerSchema } from './schema.ts'

const questions = 'What is drawn on the card?\nHow long is the video?'

/** The same input object for each step, as a run has it: the video is watched once. */
async function aRun() {
  const bytes = await makeClip(['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=10:d=2'])
  return fileRun(bytes, 'video/mp4', { options: { questions } })
}

// The machine may be busy; on an idle one it takes a few seconds.
test.runIf(hasFfmpeg)(
  'a provider sees key frames with their times, and its answers need a moment of the video',
  { timeout: 120_000 },
  async () => {
    const [input, context] = await aRun()
    const parts = await videoAnswerPrompt.data(input, context)
    const pictures = parts.filter(({ type }) => type === 'image')
    expect(pictures.length).toBeGreaterThan(0)
    expect(parts[0]).toMatchObject({ text: expect.stringMatching(/^Length: 2\.0 s\./) })
    expect(parts.at(-3)).toMatchObject({ text: expect.stringMatching(/^Frame at \d\.\d s:$/) })
    expect(parts.at(-1)).toMatchObject({ text: expect.stringMatching(/^Questions:\n1\. What is drawn/) })
    expect(videoAnswerPrompt.instructions).not.toContain('What is drawn')

    const given = { confidence: 0.8, found: true }
    const moments = [{ start: 0.5, end: 1, seen: 'bars of colour' }]
    const answers = [
      { ...given, number: 1, answer: 'Bars of colour.', moments },
      { ...given, number: 2, answer: 'An hour.', moments: [{ start: 3000, end: 3600, seen: 'the end' }] },
    ]
    const output = videoAnswerSchema.parse(await videoAnswerPrompt.accept({ answers }, input, context))
    const [card, length] = output.answers
    expect(card).toMatchObject({
      answer: 'Bars of colour.',
      citations: [{ start: 0.5, end: 1, quote: 'bars of colour' }],
    })
    expect(card?.frame).toMatch(/^data:image\/jpeg;base64,/)
    // What was measured stands where the provider’s moment is none of the video’s.
    expect(length).toMatchObject({ answer: '2.0 seconds' })
    await expect(videoAnswerPrompt.accept({ answers: [] }, input, context)).rejects.toMatchObject({
      name: 'ProviderError',
    })
  },
)

test('key frames are the middles of the longest shots first, at most twelve, in the order of time', () => {
  const stills = Array.from({ length: 100 }, (_, index) => ({ time: index * 0.1, jpeg: new Uint8Array() }))
  const shots = [
    { start: 0, end: 6 },
    { start: 6, end: 6.4 },
    { start: 6.4, end: 10 },
  ]
  const times = keyStills({ stills, shots, seconds: 10 }).map(({ time }) => Math.round(time * 10) / 10)
  expect(times).toHaveLength(12)
  expect(times).toEqual(expect.arrayContaining([3, 6.2, 8.2]))
  expect(times).toEqual(times.toSorted((one, two) => one - two))
})
