import { expect, test } from 'vitest'
import { withWordings } from './with-wordings.ts'

test('wordings are added to the field of their name, once', () => {
  const [field] = withWordings([{ name: 'date', type: 'date', labels: [{ text: 'date', weight: 0.8 }] }], {
    date: [
      [1, ['datum', 'date']],
      [0.5, ['le']],
    ],
  })
  expect(field?.labels).toEqual([
    { text: 'date', weight: 0.8 },
    { text: 'datum', weight: 1 },
    { text: 'le', weight: 0.5 },
  ])
})
