import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitRequests } from './limit-requests.ts'

/** The embedded database blocks at times, as does a machine that is short of processors. */
function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('a second in which nothing could be measured is no pressure', async () => {
  const app = Fastify()
  await limitRequests(app, false)
  app.get('/counted', { config: { counted: true } }, () => 'served')
  await app.ready()
  const statuses: number[] = []
  for (let round = 0; round < 3; round++) {
    // Sampled once a second: blocking for longer leaves a second without a sample.
    blockFor(1100)
    for (let call = 0; call < 5; call++) {
      const { statusCode } = await app.inject('/counted')
      statuses.push(statusCode)
      await sleep(1)
    }
  }
  await app.close()
  expect(statuses).toEqual(Array(15).fill(200))
})
