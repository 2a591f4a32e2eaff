import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readChildEnvironment, readTestDatabaseUrl } from './env.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(variables: Record<string, string> = {}, ...args: string[]) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...readChildEnvironment(), DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...variables },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  started.push(child)
  return {
    process: child,
    said: () => said,
    ended: once(child, 'exit').then(([code]) => code as number | null),
    /** Waits until the server prints text that matches the pattern; returns the match. */
    hear: async (pattern: RegExp): Promise<string> => {
      await expect.poll(() => said, { timeout: 100_000 }).toMatch(pattern)
      return pattern.exec(said)?.[1] ?? ''
    },
  }
}

/** The second run of the integration tests starts these servers on PostgreSQL. */
const databaseUrl = readTestDatabaseUrl()
const shared = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }

const ready = /Vitrine is ready: (http:\S+)/

describe('a configuration at fault', () => {
  test.each([
    ['names every fault', { PORT: 'eighty', AI_BASE_URL: 'nowhere' }, [], /PORT[\s\S]*AI_BASE_URL/],
    ['the role of a worker without a shared database', {}, ['--role=worker'], /needs DATABASE_URL/],
    ['a role that does not exist', {}, ['--role=queen'], /queen/],
  ])('%s and ends with 78', async (_what, variables, args, words) => {
    const server = start(variables, ...args)
    expect(await server.ended).toBe(78)
    expect(server.said()).toMatch(words)
    expect(server.said()).not.toMatch(/\n\s+at /)
  })

  test('a database that cannot be reached ends it with 69', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await server.ended).toBe(69)
    expect(server.said()).toContain('cannot be reached')
  })
})

test.skipIf(databaseUrl)(
  'the first start prints a sign-in that works, the folder has one owner, and neither kill -9 nor SIGTERM spoils it',
  async () => {
    const first = start()
    const address = await first.hear(ready)
    const password = await first.hear(/Sign in as admin@vitrine\.example with the temporary password (\S+)/)
    const body = { email: 'admin@vitrine.example', password }
    const { user } = await createClient({ baseUrl: address, fetch }).call('login', { body })
    expect(user).toMatchObject({ role: 'admin', isPasswordTemporary: true })

    const second = start()
    expect(await second.ended).toBe(69)
    expect(second.said()).toContain(`in use by the server with process id ${first.process.pid}`)

    first.process.kill('SIGKILL')
    await first.ended
    const third = start({ ADMIN_PASSWORD: 'comet harbour walnut tin' })
    await third.hear(/with the password from ADMIN_PASSWORD/)
    third.process.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  },
  180_000,
)

test('whatever the shell allows, nobody else may read or write what a server makes', async () => {
  const before = process.umask(0)
  const server = start(shared)
  process.umask(before)
  await server.hear(ready)
  for (const name of await readdir(folder, { recursive: true })) {
    expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0])
  }
  // Most of it is made with a mode of its own; what is not depends on this.
  const status = `/proc/${server.process.pid}/status`
  const read = existsSync(status) ? await readFile(status, 'utf8') : 'Umask: 0077'
  expect(read).toMatch(/^Umask:\s+0077$/m)
}, 120_000)

test('a port in use is named and ends it with 69', async () => {
  const first = start(shared)
  const { port } = new URL(await first.hear(ready))
  const second = start({ ...shared, DATA_DIR: join(folder, 'other'), PORT: port })
  expect(await second.ended).toBe(69)
  expect(second.said()).toContain(port)
}, 120_000)
