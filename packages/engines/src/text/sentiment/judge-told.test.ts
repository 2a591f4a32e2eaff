import { expect, test } from 'vitest'
import { judgeKinds, judgeTold } from './judge-told.ts'

test('takes irony for blame and teasing for praise', () => {
  const blame = judgeKinds(
    new Map([
      ['ironic', 0.4],
      ['negative', 0.2],
      ['positive', 0.3],
      ['neutral', 0.1],
    ]),
  )
  expect(blame).toMatchObject({ label: 'negative', isMixed: false })
  expect(blame.score).toBeLessThan(0)
  expect(
    judgeKinds(
      new Map([
        ['teasing', 0.5],
        ['negative', 0.4],
      ]),
    ).label,
  ).toBe('positive')
})

test('says of a mixed text which side weighs more', () => {
  const chances = new Map([
    ['mixed', 0.6],
    ['negative', 0.25],
    ['positive', 0.15],
  ])
  expect(judgeKinds(chances)).toMatchObject({ label: 'negative', isMixed: true })
})

test('reads what happened for praise or blame', async () => {
  const blame = await judgeTold([
    'The shelf came without its screws. They sent screws for a bed. The books are on the floor.',
  ])
  expect(blame.label).toBe('negative')
  const praise = await judgeTold(['Ten summers on the balcony, in sun and rain. I have yet to tighten a single bolt.'])
  expect(praise.label).toBe('positive')
})
