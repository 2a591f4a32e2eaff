import { expect, test } from 'vitest'
import { keyPhrases } from './key-phrases.ts'

test('a name keeps its capital, and what begins a sentence alone does not make one', () => {
  const said = ['Paint comes from Dulverton.', 'Is Dulverton late?', 'Dulverton owes us paint.']
  expect(keyPhrases(said, 2)).toMatchObject([
    { text: 'Dulverton', count: 3 },
    { text: 'paint', count: 2 },
  ])
})
