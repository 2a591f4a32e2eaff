import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { bytesPerMegabyte } from '@vitrine/contracts/catalogue/input-words.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Db } from './database.ts'
import { forceFolder } from './force-folder.ts'
import { type Durability, forcedWrites } from './forced-writes.ts'
import { readFreshDatabase } from './fresh-database.ts'
import { lockFolder } from './lock-folder.ts'
import { migrations } from './migrations-folder.ts'
import { offerDump } from './offer-dump.ts'
import { PreparedPglite } from './prepared-pglite.ts'
import { privateFolder } from './private-folder.ts'
import { privateFs } from './private-node-fs.ts'
import { queueOnPglite } from './queue-on-pglite.ts'

/** A PGlite with the extensions that the migrations use. */
export async function createPglite(
  options: Pick<PGliteOptions, 'fs' | 'loadDataDir' | 'startParams'> = {},
): Promise<PGlite> {
  const pglite = new PreparedPglite({ ...options, extensions: { pg_trgm } })
  await pglite.waitReady
  return pglite
}

/** A Database on an open PGlite; closing it closes the PGlite. */
export async function databaseOnPglite(pglite: PGlite): Promise<Database> {
  const db = drizzle({ client: pglite })
  await migrate(db, migrations)
  return {
    // The cast: both drivers answer { rows }, which is all that Db promises.
    db: db as unknown as Db,
    kind: 'pglite',
    boss: { db: queueOnPglite(pglite), backend: 'pglite' },
    listen: (channel, handler) => pglite.listen(channel, handler),
    close: () => pglite.close(),
  }
}

/** The data folder as of one moment, as a tar archive in memory. Statements wait meanwhile. */
export async function dumpPglite(pglite: PGlite): Promise<Blob> {
  // So that the restored database has less log to replay.
  await pglite.exec('checkpoint')
  return pglite.dumpDataDir('none')
}

/** PGlite disables fsync (-F); this is the one sync method that reaches the disk through its system calls. */
const forcing = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync']

/** Single-user PostgreSQL makes no checkpoint by itself: its log would grow, and with it the recovery after a crash. */
const lookMilliseconds = 60_000
const longLog = 32 * bytesPerMegabyte

const logLength = sql`
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`

/** Makes a checkpoint whenever the log has become long; returns the function that stops it. */
function keepLogShort({ db }: Pick<Database, 'db'>): () => void {
  const look = async (): Promise<void> => {
    const { rows } = await db.execute<{ bytes: string }>(logLength)
    if (Number(rows[0]?.bytes) > longLog) await db.execute(sql`checkpoint`)
  }
  // What fails here also fails for the next writer, who reports it.
  const timer = setInterval(() => void look().catch(() => undefined), lookMilliseconds)
  return () => clearInterval(timer)
}

interface PgliteOptions {
  durability?: Durability
  /** Called with each file whose current content is on the disk. */
  onForced?: (path: string) => void
}

/** PostgreSQL in this process, its files in `dataFolder`/database, locked against a second server. */
export async function openPglite(
  dataFolder: string,
  { durability = 'fast', onForced }: PgliteOptions = {},
): Promise<Database & { pglite: PGlite }> {
  const release = await lockFolder(dataFolder)
  const writes = forcedWrites(durability, onForced)
  try {
    const folder = join(dataFolder, 'database')
    await privateFolder(folder)
    const closing = new AbortController()
    const isNew = (await readdir(folder)).length === 0
    const fresh = isNew ? await readFreshDatabase() : null
    const files = { fs: privateFs(folder, writes), startParams: forcing }
    const pglite = await createPglite(fresh ? { ...files, loadDataDir: fresh } : files)
    // A new database's files are copied in without fsync; starting need not wait for the disk.
    const forced = isNew ? forceFolder(folder, closing.signal) : Promise.resolve()
    // The error is handled where the promise is awaited.
    forced.catch(() => undefined)
    const database = await databaseOnPglite(pglite)
    const endCheckpoints = keepLogShort(database)
    const endOffer = await offerDump(dataFolder, () => dumpPglite(pglite))
    const close = async () => {
      await endOffer()
      endCheckpoints()
      closing.abort()
      await forced
      await database.close()
      await writes.stop()
      await release()
    }
    return { ...database, pglite, close }
  } catch (error) {
    await writes.stop()
    await release()
    throw error
  }
}
