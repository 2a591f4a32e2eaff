import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sine } from '../audio/write-wav.ts'
import { openWhisper } from './configured-whisper.ts'

/** A model of the real layout whose weights always say the same: see evals/train/audio/scripted_whisper.py. */
const scripted = fileURLToPath(new URL('./fixtures/scripted-whisper', import.meta.url))
const hasPackage = await import('@huggingface/transformers').then(
  () => true,
  () => false,
)

describe.runIf(hasPackage)('a Whisper model in a local folder', () => {
  test('is opened without network and answers with the times of the whole sound', async () => {
    const model = await openWhisper(scripted, '')
    expect(model.name).toBe('scripted-whisper')
    const heard: string[] = []
    const spans = [
      { start: 1, end: 3 },
      { start: 5, end: 5.5 },
    ]
    const segments = await model.recognise(sine(200, 16_000, 6), 16_000, spans, {
      heard: (_, text) => void heard.push(text),
    })
    expect(segments).toEqual([
      { start: 1.2, end: 1.9, text: 'Hello there', confidence: null },
      // Times beyond the span are cut to it.
      { start: 5.2, end: 5.5, text: 'Hello there', confidence: null },
    ])
    expect(heard).toEqual(['Hello there', 'Hello there'])
  })

  test('stops between spans', async () => {
    const model = await openWhisper(scripted, '')
    const run = model.recognise(sine(200, 16_000, 2), 16_000, [{ start: 0, end: 2 }], {
      signal: AbortSignal.abort(),
      heard: () => undefined,
    })
    await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  })
})
