import { expect, test } from 'vitest'
import { keepSentenceEnds } from './sentence-ends.ts'

/** Words that follow each other, a third of a second each, from `start` on. */
const heard = (text: string, start = 0) =>
  text.split(' ').map((word, index) => ({
    text: word,
    start: start + index / 3,
    end: start + (index + 1) / 3,
    spaced: index > 0,
    probability: 0.9,
  }))
const said = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ')

test('a second hearing that runs on is divided where the first was', () => {
  const first = heard('Her knee is better. Naps are oxen was stopped. See her in May.')
  const second = heard('Her knee is better, the naproxen that was stopped, see her in May', 0.05)
  expect(said(keepSentenceEnds(second, first))).toBe(
    'Her knee is better. The naproxen that was stopped. See her in May.',
  )
})

test('an end at a moment within a word of the second hearing is left out', () => {
  const first = heard('It hurts. Stop it.')
  const [long] = heard('Hurtstopped')
  expect(keepSentenceEnds(long ? [{ ...long, end: 4 / 3 + 0.5 }] : [], first)[0]?.text).toBe('Hurtstopped')
})

test('ends that the second hearing has already stay', () => {
  const words = heard('No fever. No cough.')
  expect(keepSentenceEnds(words, words)).toEqual(words)
})
