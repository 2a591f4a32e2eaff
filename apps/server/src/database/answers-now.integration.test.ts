import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { answersNow } from './answers-now.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await database.close()
})

test('a thousand questions in a second are one statement, and the next second has its own', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const execute = vi.spyOn(database.db, 'execute')
  await Promise.all(Array.from({ length: 1000 }, () => answersNow(database)))
  now.mockReturnValue(10_999)
  await answersNow(database)
  expect(execute).toHaveBeenCalledTimes(1)
  now.mockReturnValue(11_000)
  await answersNow(database)
  expect(execute).toHaveBeenCalledTimes(2)
})

test('a database that is away is said to be away, and is found again a second later', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(20_000)
  const execute = vi.spyOn(database.db, 'execute').mockRejectedValueOnce(new Error('away'))
  for (let index = 0; index < 3; index++) await expect(answersNow(database)).rejects.toThrow('away')
  expect(execute).toHaveBeenCalledTimes(1)
  now.mockReturnValue(21_000)
  await expect(answersNow(database)).resolves.toBeUndefined()
})
