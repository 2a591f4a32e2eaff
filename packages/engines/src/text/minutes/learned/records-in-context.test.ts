import { expect, it } from 'vitest'
import { minutesOf } from '../testing/minutes-of.ts'

it('finds in notes what is settled without a word of settling, and not what is reported', async () => {
  const { decisions } = await minutesOf([
    'Rowing club, boats committee, 4 May',
    'Present: Nadia, Piers, Sunil',
    'The trailer passed its test in April.',
    'Old double scull goes to the juniors, we are not selling it.',
    'Boathouse doors will be locked at nine and not at ten in future.',
    'Piers said the river was high last week.',
  ])
  const said = decisions.map(({ text }) => text).join(' ')
  expect(said).toMatch(/juniors/u)
  expect(said).toMatch(/at nine/u)
  expect(said).not.toMatch(/passed its test|river was high/u)
})

it('reads who does it and when at the end of a line of notes', async () => {
  const { actions } = await minutesOf([
    'Street party, notes',
    'Benches and tables – Farah, until 12.06.',
    'Write to the council about closing the road (owner: Luis, due: 20 May)',
    'The weather was fine last year.',
  ])
  expect(actions.find(({ what }) => /benches/iu.test(what))).toMatchObject({ who: 'Farah', due: 'until 12.06' })
  expect(actions.find(({ what }) => /council/iu.test(what))).toMatchObject({ who: 'Luis', due: '20 May' })
})

it('takes what came to nothing, and what opens or ends a meeting, for no decision', async () => {
  const { decisions } = await minutesOf([
    'Minutes of the angling society, 3 March',
    'The chairman called the meeting to order at 7 pm.',
    'A proposal to stock the upper pond was withdrawn.',
    'Mr Ellis seconded.',
    'The meeting was adjourned at 9 pm.',
  ])
  expect(decisions).toEqual([])
})
