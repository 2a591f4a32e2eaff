import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPglite } from '../database/open-pglite.ts'
import { parseEnv, readTestDatabaseUrl } from '../env.ts'
import { openTestDatabase } from '../testing/database/open-test-database.ts'
import { type ServerProcess, startServerProcess } from '../testing/processes/start-server-process.ts'
import { readLastBackup } from './last-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const password = 'walnut-comet-harbour-tin'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const csv = 'date,sold\n2026-01-01,5\n2026-01-02,7\n'

async function tokenOf({ address }: ServerProcess): Promise<string> {
  const client = createClient({ baseUrl: address, fetch, token: () => null })
  const session = await client.call('login', { body: { email: 'admin@vitrine.example', password } })
  return session.accessToken
}
const clientOf = ({ address }: ServerProcess, token: string) =>
  createClient({ baseUrl: address, fetch, token: () => token })

// Only the embedded database: one on PostgreSQL is dumped by PostgreSQL's own pg_dump.
describe.skipIf(readTestDatabaseUrl() !== undefined)('a server on the embedded database', () => {
  test('is saved while it serves, and a fresh folder answers as it did', { timeout: 120_000 }, async () => {
    const first = join(folder, 'first')
    const server = await startServerProcess('all', { DATA_DIR: first, ADMIN_PASSWORD: password })
    const backup = join(folder, 'backup.tar')
    let kept: string
    let token: string
    try {
      token = await tokenOf(server)
      const client = clientOf(server, token)
      const upload = () =>
        client.call('analyze', { params: { '*': 'reader' }, files: { file: new File([csv], 'sales.csv') } })
      await upload()
      kept = (await client.call('listAnalyses', { query: {} })).items[0]?.id ?? ''
      // Writes continue during the backup.
      const [manifest] = await Promise.all([
        writeBackup(parseEnv({ DATA_DIR: first }), backup, { now: new Date() }),
        upload(),
        upload(),
      ])
      expect(manifest).toMatchObject({ database: 'pglite', files: { included: expect.any(Number) } })
      const { lastBackup } = await client.call('getServerHealth', {})
      expect(lastBackup).toEqual({ at: manifest.madeAt, encrypted: false })
      await upload()
      expect((await readdir(first)).filter((name) => name.startsWith('backup-'))).toEqual([])
    } finally {
      await server.killHard()
    }

    const second = join(folder, 'second')
    const restored = await restoreBackup(parseEnv({ DATA_DIR: second }), backup)
    expect(restored.analyses).toBeGreaterThanOrEqual(1)
    expect(restored.analyses).toBeLessThanOrEqual(3)
    const again = await startServerProcess('all', { DATA_DIR: second, ADMIN_PASSWORD: password })
    try {
      // Sessions are in the database too.
      const client = clientOf(again, token)
      const { input, status } = await client.call('getAnalysis', { params: { id: kept } })
      expect(status).toBe('succeeded')
      expect(await (await fetch(`${again.address}${input.url}`)).text()).toBe(csv)
    } finally {
      await again.stop()
    }
    // A stopped server's folder is backed up without a server, and existing files are not overwritten.
    const cold = join(folder, 'cold.tar')
    await writeBackup(parseEnv({ DATA_DIR: second }), cold, { now: new Date() })
    await expect(restoreBackup(parseEnv({ DATA_DIR: second }), cold)).rejects.toThrow(/is not empty/)
    await expect(writeBackup(parseEnv({ DATA_DIR: second }), cold, { now: new Date() })).rejects.toThrow(
      /there already/,
    )
  })
})

test('what is no backup, or a damaged one, is named', async () => {
  const junk = join(folder, 'junk.tar')
  await writeFile(join(folder, 'manifest.json'), '{}')
  spawnSync('tar', ['-cf', junk, '-C', folder, 'manifest.json'])
  const into = () => parseEnv({ DATA_DIR: join(folder, `into-${Math.random()}`) })
  await expect(restoreBackup(into(), junk)).rejects.toThrow(/no backup of Vitrine/)
  await expect(restoreBackup(into(), join(folder, 'none.tar'))).rejects.toThrow(/There is no file/)
  const manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    database: 'pglite',
    databaseSha256: 'x',
    files: { included: 0 },
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'database.tar'), 'cut')
  spawnSync('tar', ['-cf', junk, '-C', folder, 'manifest.json', 'database.tar'])
  await expect(restoreBackup(into(), junk)).rejects.toThrow(/damaged/)
  const postgres = { DATA_DIR: join(folder, 'pg'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(restoreBackup(parseEnv(postgres), junk)).rejects.toThrow(/leave DATABASE_URL unset/)
  await expect(writeBackup(into(), join(folder, 'new.tar'), { now: new Date() })).rejects.toThrow(/no database in/)
  await writeFile(join(folder, 'sealed.age'), 'age-encryption.org/v1\n')
  await expect(restoreBackup(into(), join(folder, 'sealed.age'))).rejects.toThrow(/BACKUP_IDENTITY/)
  expect(await readFile(junk)).not.toHaveLength(0)
})

const hasAge = spawnSync('age', ['--version']).status === 0

async function writeEmpty(recipient: string, path: string) {
  const dataFolder = join(folder, `empty-${recipient.slice(-4)}`)
  await (await openPglite(dataFolder)).close()
  return writeBackup(parseEnv({ DATA_DIR: dataFolder }), path, { recipient, now: new Date() })
}

describe('for a recipient', () => {
  test.skipIf(hasAge)('without age it says which package brings it, and leaves nothing behind', async () => {
    await expect(writeEmpty('age1none', join(folder, 'plain.tar'))).rejects.toThrow(/apt-get install age/)
    expect((await readdir(folder)).filter((name) => name.startsWith('plain'))).toEqual([])
  })

  test.runIf(hasAge)('it is encrypted, and opened by the key', async () => {
    const identity = join(folder, 'key.txt')
    spawnSync('age-keygen', ['-o', identity])
    const recipient = /age1\w+/.exec(await readFile(identity, 'utf8'))?.[0] ?? ''
    const sealed = join(folder, 'sealed.tar.age')
    await writeEmpty(recipient, sealed)
    expect((await readFile(sealed)).includes('manifest.json')).toBe(false)
    const into = parseEnv({ DATA_DIR: join(folder, 'opened') })
    await expect(restoreBackup(into, sealed)).rejects.toThrow(/BACKUP_IDENTITY/)
    expect(await restoreBackup(into, sealed, { identity })).toMatchObject({ analyses: 0 })
  })
})

test.runIf(readTestDatabaseUrl() !== undefined)(
  'PostgreSQL is saved by pg_dump and restored into an empty database',
  async () => {
    const source = await openTestDatabase()
    const target = await openTestDatabase()
    try {
      await source.db.execute(sql`insert into settings (key, value) values ('backup-test', 'kept')`)
      const files = pathToFileURL(join(folder, 'pg-files')).href
      const backup = join(folder, 'pg.tar')
      const { madeAt } = await writeBackup(parseEnv({ DATABASE_URL: source.url, FILES_URL: files }), backup, {
        now: new Date(),
      })
      expect(await readLastBackup(source, folder)).toEqual({ at: madeAt, encrypted: false })
      const into = parseEnv({ DATABASE_URL: target.url, FILES_URL: files, DATA_DIR: join(folder, 'pg-data') })
      await expect(restoreBackup(into, backup)).rejects.toThrow(/has tables already/)
      for (const schema of ['public', 'drizzle', 'jobs']) {
        await target.db.execute(sql.raw(`drop schema if exists ${schema} cascade`))
      }
      await target.db.execute(sql`create schema public`)
      await restoreBackup(into, backup)
      const { rows } = await target.db.execute(sql`select value from settings where key = 'backup-test'`)
      expect(rows).toEqual([{ value: 'kept' }])
    } finally {
      await source.close()
      await target.close()
    }
  },
)
