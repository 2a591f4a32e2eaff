import { expect, test } from 'vitest'
import { pageOfText } from '../../../documents/page-of-text.ts'
import { vitalsByRole } from './join-readings.ts'

const readings = async (...lines: string[]) => await vitalsByRole({ pages: [pageOfText(lines)] })

test('readings of admission are not those of now', async () => {
  const found = await readings(
    'Observations   Mr P. Lindqvist',
    'On admission Sunday: BP 178/96, pulse 112',
    'Now: BP 132/80, pulse 84',
  )
  const earlier = found.filter(({ standing }) => standing === 'earlier').map(({ value }) => value)
  expect(earlier).toEqual(expect.arrayContaining(['178/96', 112]))
  expect(earlier).not.toContain('132/80')
})

test('a chart keeps each time, and a goal stays a goal', async () => {
  const chart = await readings('Time   08:00   12:00   16:00', 'Pulse   92   88   80', 'BP   140/82   134/80   128/76')
  expect(chart.filter(({ name, standing }) => name === 'HR' && standing === 'current')).toHaveLength(3)
  const goal = await readings('Blood pressure goal below 130/80 by spring.', 'Walk twice a day.')
  expect(goal.some(({ standing }) => standing === 'current')).toBe(false)
})
