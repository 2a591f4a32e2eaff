import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitParallel } from './limit-parallel.ts'

test('no more than two run at a time, and a failed one makes room', async () => {
  const limited = limitParallel(2)
  let running = 0
  let most = 0
  const task = (index: number) =>
    limited(async () => {
      most = Math.max(most, ++running)
      await wait(1)
      running--
      if (index % 3 === 0) throw new Error('failed')
      return index
    })
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => task(index)))
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
})
