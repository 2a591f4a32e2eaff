import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTestDatabaseUrl } from '../env.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { type ServerProcess, startServerProcess } from '../testing/processes/start-server-process.ts'

let folder: string
let database: TestDatabase | null = null
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-rotate-'))
  if (readTestDatabaseUrl() !== undefined) database = await openTestDatabase()
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const password = 'walnut-comet-harbour-tin'
const email = 'admin@vitrine.example'
const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(40))

/** One run of the server on the same data. */
async function during<Result>(
  secrets: Record<string, string | undefined>,
  act: (server: ServerProcess) => Promise<Result>,
) {
  const variables = {
    DATA_DIR: join(folder, 'data'),
    ADMIN_PASSWORD: password,
    ...(database?.url && { DATABASE_URL: database.url }),
  }
  const set = Object.fromEntries(Object.entries(secrets).filter((one): one is [string, string] => one[1] !== undefined))
  const server = await startServerProcess('all', { ...variables, ...set })
  try {
    return await act(server)
  } finally {
    await server.stop()
  }
}

const clientOf = ({ address }: ServerProcess, token: string | null) =>
  createClient({ baseUrl: address, fetch, token: () => token })

const logIn = ({ address }: ServerProcess, code: string, cookie = '') =>
  fetch(`${address}/v1/app/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email, password, force: true, code }),
  })

test('SECRET is changed: what it made goes on while the old one is named, and stops in good order after', {
  timeout: 240_000,
}, async () => {
  const kept = await during({ SECRET: first }, async (server) => {
    const { accessToken: token } = await clientOf(server, null).call('login', { body: { email, password } })
    const client = clientOf(server, token)
    await client.call('analyze', { params: { '*': 'echo' }, body: { text: 'shared words' } })
    const id = (await client.call('listAnalyses', { query: {} })).items[0]?.id ?? ''
    const { url } = await client.call('shareAnalysis', { params: { id }, body: {} })
    const share = `/api/analyses/${id}?share=${new URL(url, server.address).searchParams.get('share')}`
    const { secret } = await client.call('beginSecondStep', {})
    // A code works once: of the three that are valid at any time, each run of the server uses another.
    const code = (halfMinutes: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })
    const { recoveryCodes } = await client.call('enableSecondStep', { body: { code: code(-1) } })
    const signedIn = await logIn(server, code(0))
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await fetch(server.address + share)).status).toBe(200)
    return { token, share, code, recoveryCodes, cookie }
  })

  await during({ SECRET: second, SECRET_PREVIOUS: first }, async (server) => {
    expect((await fetch(server.address + kept.share)).status).toBe(200)
    const client = clientOf(server, kept.token)
    expect((await client.call('listAnalyses', { query: {} })).items).toHaveLength(1)
    expect((await logIn(server, kept.code(1), kept.cookie)).status).toBe(200)
    // The old secret's mark was accepted, so no new device was reported.
    const { items } = await client.call('listSessions', {})
    expect(items.filter(({ unfamiliar }) => unfamiliar)).toHaveLength(1)
  })

  await during({ SECRET: second }, async (server) => {
    const client = clientOf(server, kept.token)
    expect((await client.call('listAnalyses', { query: {} })).items).toHaveLength(1)
    const gone = await fetch(server.address + kept.share)
    expect(gone.status).toBe(404)
    expect(await gone.json()).toMatchObject({ success: false, problem: 'not-found' })
    // Encrypted again at the previous start: the app's secret no longer needs the old one. A used code is still
    // recognised as used.
    expect((await client.call('getSecondStep', {})).on).toBe(true)
    expect((await logIn(server, at(kept.recoveryCodes, 0))).status).toBe(200)
  })

  // Changed without naming the previous secret: codes cannot be checked any more, recovery codes still let their owner
  // in.
  await during({ SECRET: third }, async (server) => {
    const refused = await logIn(server, '123456')
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ problem: 'second-step-required' })
    expect((await logIn(server, at(kept.recoveryCodes, 1))).status).toBe(200)
  })
})
