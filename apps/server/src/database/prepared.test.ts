import { expect, test, vi } from 'vitest'
import type { Db } from './database.ts'
import { preparedOnce } from './prepared.ts'

test('a statement is written once for each database', () => {
  const write = vi.fn((db: Db) => ({ db }))
  const prepared = preparedOnce(write)
  // The cast: only the identity of a database is used.
  const [first, second] = [{}, {}] as [Db, Db]
  expect(prepared(first)).toBe(prepared(first))
  expect(prepared(second)).toEqual({ db: second })
  expect(write).toHaveBeenCalledTimes(2)
})
