import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTestDatabaseUrl } from '../env.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { eventually } from '../testing/eventually.ts'
import { addAccount } from '../testing/people/add-account.ts'
import { type ServerProcess, startServerProcess } from '../testing/processes/start-server-process.ts'

const clientOf = ({ address }: ServerProcess, token?: string) =>
  createClient({ baseUrl: address, fetch, token: () => token ?? null })

const post = ({ address }: ServerProcess, path: string, body: object, from: string) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  }).then(({ status }) => status)

/** Two API processes on one PostgreSQL share all state. */
describe.runIf(readTestDatabaseUrl())('two API processes on one database', () => {
  let database: TestDatabase
  let folder: string
  let one: ServerProcess
  let two: ServerProcess
  beforeAll(async () => {
    database = await openTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'vitrine-two-'))
    const variables = { DATABASE_URL: database.url ?? '', DATA_DIR: folder, TRUST_PROXY: 'on' }
    one = await startServerProcess('api', variables)
    two = await startServerProcess('api', variables)
  })
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()])
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('a session begun at one is known, refreshed and ended at the other', async () => {
    const account = await addAccount(database.db)
    const signedIn = await clientOf(one).call('login', { body: { ...account, force: true } })
    await expect(clientOf(two, signedIn.accessToken).call('listSessions', {})).resolves.toMatchObject({
      items: [{ current: true }],
    })
    const { refreshToken } = signedIn
    const refreshed = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        clientOf(index % 2 === 0 ? one : two).call('refresh', { body: { refreshToken } }),
      ),
    )
    expect(new Set(refreshed.map(({ newRefreshToken }) => newRefreshToken)).size).toBe(1)
    const token = refreshed[0]?.accessToken
    await clientOf(two).call('logout', { body: { refreshToken: refreshed[0]?.newRefreshToken ?? '' } })
    await expect(clientOf(one, token).call('listSessions', {})).rejects.toMatchObject({ problem: 'token-invalid' })
  })

  test('of 200 parallel guesses at both from 200 networks at most fifty are looked at', async () => {
    const { email } = await addAccount(database.db)
    const guess = (index: number) => {
      const body = { email, password: `guess-${index}`, force: true }
      return post(index % 2 === 0 ? one : two, '/v1/app/auth/login', body, `10.3.0.${index}`)
    }
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(index)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(150)
  })

  test('access requests of one address are counted together', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 24; index++) {
      const body = { name: 'Ada', email: `ada-${index}@example.com` }
      statuses.push(await post(index % 2 === 0 ? one : two, '/v1/app/users', body, '10.4.0.1'))
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429])
  })

  test('a model switched off at one is soon off at the other', async () => {
    const account = await addAccount(database.db, { role: 'admin' })
    const { accessToken } = await clientOf(one).call('login', { body: { ...account, force: true } })
    const switched = { params: { id: 'echo' }, body: { on: false, reason: 'Being repaired.' } }
    await clientOf(one, accessToken).call('switchModel', switched)
    const call = { params: { '*': 'echo' }, body: { text: 'x' }, headers: { prefer: 'respond-async' } }
    const refused = await eventually('the refusal', () =>
      clientOf(two, accessToken)
        .call('analyze', call)
        .then(
          () => null,
          ({ problem }: { problem?: string }) => (problem === 'model-switched-off' ? true : null),
        ),
    )
    expect(refused).toBe(true)
  })
})
