import type { Meaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import { expect, it } from 'vitest'
import { readWindows } from './read-whole.ts'

const meaning: Meaning = { positive: 7, review: 7, valence: 7, neutral: 7, plain: 7, mixed: 0, contrary: 0 }
const { signal } = new AbortController()

it('does not read again what was read as a sentence', async () => {
  const text = 'The zip jams on every second climb.'
  const windows = await readWindows(text, 200, { known: new Map([[text, meaning]]), signal })
  expect(windows).toEqual([{ text, meaning }])
})

it('reads sentences together that fit into one part', async () => {
  const sentences = ['The zip jams.', 'The seams hold.']
  const known = new Map(sentences.map((sentence) => [sentence, meaning]))
  const [window, ...more] = await readWindows(sentences.join(' '), 200, { known, signal })
  expect(more).toEqual([])
  expect(window?.text).toBe('The zip jams. The seams hold.')
  expect(window?.meaning).not.toEqual(meaning)
})
