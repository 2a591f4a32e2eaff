import { expect, it } from 'vitest'
import { openPace } from './pace.ts'

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('is due only after some time, and again after each pause', async () => {
  const told: number[] = []
  const pace = openPace({ progress: (fraction) => told.push(fraction) })
  busy(110)
  expect(pace.isDue()).toBe(true)
  await pace.pause(0.25)
  await pace.pause(0.5)
  expect(told).toEqual([0.25, 0.5])
})

it('lets an abort through that waits behind the computation', async () => {
  const controller = new AbortController()
  setImmediate(() => controller.abort(new Error('enough')))
  const pace = openPace({ signal: controller.signal })
  await expect(pace.pause(0.1).then(() => pace.pause(0.2))).rejects.toThrow('enough')
})
