import { expect, test } from 'vitest'
import { keyPhrases } from './key-phrases.ts'

test('a name keeps its capital, and what begins a sentence alone does not make one', () => {
  const said = ['Paint comes from Dulverton.', 'Is Dulverton late?', 'Dulverton owes us paint.']
  expect(keyPhrases(said, 2)).toMatchObject([
    { text: 'Dulverton', count: 3 },
    { text: 'paint', count: 2 },
  ])
})

test('a first name keeps its capital where a surname follows it, or who is there is known', () => {
  const said = ['Ona Rusk brings the tent poles.', 'Ona Rusk has the tent pegs too.', 'Ona Rusk is late.']
  expect(keyPhrases(said, 1)).toMatchObject([{ text: 'Ona Rusk' }])
  expect(keyPhrases(['Ona sweeps.', 'Ona mends.'], 1, { people: ['Ona Rusk'] })).toMatchObject([{ text: 'Ona' }])
})
