import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { openJobQueue } from './analyses/queue/job-queue.ts'
import { runCommand } from './backup/run-command.ts'
import type { Database } from './database/database.ts'
import { freshDatabasePath } from './database/fresh-database.ts'
import { createPglite, databaseOnPglite } from './database/open-pglite.ts'

/** Brings a migrated database to where the first start of a server leaves it: with the queue's tables. */
export async function addQueue(database: Pick<Database, 'boss'>): Promise<void> {
  const boss = await openJobQueue(database, (error) => {
    throw error
  })
  await boss.stop({ graceful: false })
}

/** Writes what `readFreshDatabase` reads, made by the migrations; nothing to do if it is there. */
export async function makeFreshDatabase(): Promise<void> {
  const path = await freshDatabasePath()
  if (existsSync(path)) return
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-fresh-'))
  try {
    const database = await databaseOnPglite(await createPglite({ fs: new NodeFS(folder) }))
    await addQueue(database)
    // PGlite's own dump is of a running database: opening it means a recovery, which forces each of its files to disk.
    await database.close()
    await mkdir(dirname(path), { recursive: true })
    const partial = `${path}.${randomUUID()}`
    await runCommand('tar', ['--create', '--gzip', `--file=${partial}`, `--directory=${folder}`, '.'])
    await rename(partial, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
