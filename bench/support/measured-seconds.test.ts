import kept from '@vitrine/models/measured-seconds.json' with { type: 'json' }
import { models } from '@vitrine/models/registry.ts'
import { expect, test } from 'vitest'
import { measuredSeconds } from './measured-seconds.ts'

const row = { bare: '', ours: '', result: '', aim: '', met: true }

test('the time of each engine’s runs is kept in two figures; other rows have none', () => {
  const rows = [
    { ...row, what: 'leaves', run: { model: 'leaves', seconds: 0.16849 } },
    { ...row, what: 'start to ready' },
    { ...row, what: 'speech', run: { model: 'speech', seconds: 12.34 } },
  ]
  expect(measuredSeconds(rows)).toEqual({ leaves: 0.17, speech: 12 })
})

test('the kept times are of models that there are', () => {
  const ids = models.map(({ id }) => id)
  expect(Object.keys(kept).filter((id) => !ids.includes(id))).toEqual([])
})
