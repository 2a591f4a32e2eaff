import { expect, test } from 'vitest'
import { summarizeAudioSentiment } from './present.ts'

const mood = { score: -0.03, label: 'neutral' as const, labels: [], known: false }
const voice = { score: -0.2, label: 'neutral' as const, confidence: 0.3 }

const said = (confidence: number) =>
  summarizeAudioSentiment({ ...mood, voice, words: { score: 0.06, label: 'positive', confidence } })

test('words that hardly tell a mood are not given one in the sentence', () => {
  expect(said(0.44)).toBe('Overall neutral (−0.03): no emotion stands out in the voice, the words hardly tell a mood.')
  expect(said(0.7)).toContain('the words are positive')
})
