import { expect, test } from 'vitest'
import { minutesOf } from '../testing/minutes-of.ts'

const decisionsOf = async (...lines: string[]) => (await minutesOf(lines)).decisions.map(({ text }) => text).join(' | ')

test.each([
  ['Proposal to fell the lime: for 2, against 6.', /lime/],
  ['- Swings in the garden: 1 yes, 4 no.', /[Ss]wings/],
  ['Motion by Sten to sell the piano.', /piano/],
  ['The proposal to lease a van was put to the vote. 3 for, 5 against, 1 abstained.', /van/],
])('%s with its vote is no decision', async (motion, of) => {
  const decisions = await decisionsOf(
    'Brass band, 9 March',
    'Present: Sten Falk, Ola Ruud, Eva Lie',
    motion,
    'Failed 2-6.',
    'It was agreed to play at the fair in June.',
  )
  expect(decisions).not.toMatch(of)
  expect(decisions).toMatch(/fair/)
})

test('a motion that was carried is one, whatever failed in it', async () => {
  const lines = [
    'Brass band, 9 March',
    'Present: Sten Falk, Ola Ruud',
    'Motion by Sten to mend the failed boiler. Passed 7-1.',
  ]
  expect(await decisionsOf(...lines)).toMatch(/boiler/)
})

test('thanks and a seconder settle nothing', async () => {
  const lines = [
    'Brass band, 9 March',
    'Present: Sten Falk, Ola Ruud',
    'Seconded by O. Ruud.',
    'The meeting ended with a vote of thanks to the chair.',
    'It was agreed to play at the fair in June.',
  ]
  expect(await decisionsOf(...lines)).not.toMatch(/Seconded|thanks/)
})
