import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '../../database/database.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts'
import { accountOptions } from '../../testing/people/account-options.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { mailsTo } from '../../testing/people/mails-to.ts'
import { testClock } from '../../testing/processes/test-clock.ts'
import { forgotPassword } from './forgot-password.ts'

vi.mock('@node-rs/argon2', { spy: true })

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Database work done for an e-mail before the answer is sent, and what is left for later. */
async function workFor(email: string) {
  const done: string[] = []
  const tasks: (() => Promise<void>)[] = []
  const db = new Proxy<Db>(database.db, {
    get: (target, name) => {
      done.push(`database ${String(name)}`)
      return Reflect.get(target, name) as unknown
    },
  })
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
  const parts = {
    ...accountOptions,
    db,
    clock: testClock(),
    admit: async ({ scope }: { scope: string }) => void done.push(scope),
    later: (task: () => Promise<void>) => void tasks.push(task),
  }
  await forgotPassword(parts, email, '192.0.2.1')
  const hashes = vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length
  return { before: [...done], hashes, tasks }
}

test('the answer costs the same work whether there is an account, which is looked up behind it', async () => {
  const { email } = await addAccount(database.db)
  const known = await workFor(email)
  const unknown = await workFor('nobody@vitrine.example')
  for (const { before, hashes, tasks } of [known, unknown]) {
    expect(before).toEqual(['forgot-password:address', 'forgot-password:account'])
    expect([hashes, tasks.length]).toEqual([0, 1])
  }
  expect(await mailsTo(database.db, email)).toEqual([])
  for (const task of [...known.tasks, ...unknown.tasks]) await task()
  expect(await mailsTo(database.db, email)).toMatchObject([{ kind: 'forgotten-password' }])
  expect(await mailsTo(database.db, 'nobody@vitrine.example')).toEqual([])
})
