import { expect, it } from 'vitest'
import { secondsTaken } from './seconds-taken.ts'

function after(milliseconds: number) {
  const startedAt = '2026-03-02T09:30:00.000Z'
  return secondsTaken({ startedAt, finishedAt: new Date(Date.parse(startedAt) + milliseconds).toISOString() })
}

it('says a time as long as it took; none is nothing', () => {
  expect([after(12), after(149), after(9_940), after(61_400)]).toEqual(['under 0.1 s', '0.1 s', '9.9 s', '61 s'])
  expect(secondsTaken({ startedAt: null, finishedAt: null })).toBeNull()
})
