import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeFreshDatabase } from '../make-fresh-database.ts'
import { openPglite } from './open-pglite.ts'

beforeAll(makeFreshDatabase)

test('no file of the embedded database is readable by anybody else, also those made later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pglite-'))
  try {
    const { db, close } = await openPglite(folder)
    await db.execute(sql`create table made_later (id int)`)
    await db.execute(sql`insert into made_later select generate_series(1, 5000)`)
    const entries = await readdir(join(folder, 'database'), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    expect(files.length).toBeGreaterThan(500)
    const modes = await Promise.all(files.map(async (file) => (await stat(file)).mode & 0o777))
    expect(new Set(modes)).toEqual(new Set([0o600]))
    await close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
