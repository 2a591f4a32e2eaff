import { expect, test } from 'vitest'
import { directionTable } from './drawing-tables.ts'
import type { Isometrics } from './schema.ts'

const output: Isometrics = {
  labels: [{ label: 'isometric', confidence: 0.9 }],
  restsOn: 'lines',
  regions: [],
  known: true,
  objects: [],
  counts: {},
  texts: [],
  textsLeftOut: 0,
  titleBlock: [],
  directions: [
    { degrees: 0, share: 0.58 },
    { degrees: 90, share: 0.3 },
    { degrees: 30, share: 0.12 },
  ],
}

test('directions of lines are said in words', () => {
  expect(directionTable(output)).toMatchObject([
    {
      rows: [
        [{ value: 'Across' }, { value: '58 %' }],
        [{ value: 'Up and down' }, { value: '30 %' }],
        [{ value: 'At 30°' }, { value: '12 %' }],
      ],
    },
  ])
})
