import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts'
import { serveWarmUps } from './serve-warm-ups.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a worker that has nothing to warm notifies nobody, itself included', async () => {
  let heard = 0
  const unlisten = await database.listen('warm_ups', () => {
    heard += 1
  })
  const work = await serveWarmUps(
    database,
    randomUUID(),
    () => Promise.reject(new Error('nothing was asked')),
    (error) => {
      throw error
    },
  )
  await sleep(300)
  await work.stop()
  await unlisten()
  expect(heard).toBe(0)
})
