import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { offerDump } from '../backup/offer-dump.ts'
import type { Database, Db } from './database.ts'
import { privateFolder } from '../files/private-folder.ts'
import { privateFs } from './private-node-fs.ts'
import { lockFolder } from './lock-folder.ts'
import { migrations } from './migrations-folder.ts'

/** A PGlite with the extensions that the migrations use. */
export const createPglite = (options: Pick<PGliteOptions, 'fs' | 'loadDataDir'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } })

/** A Database on a PGlite that is open already; closing it closes the PGlite. */
export async function databaseOnPglite(pglite: PGlite): Promise<Database> {
  const db = drizzle({ client: pglite })
  await migrate(db, migrations)
  return {
    // The cast: both drivers answer { rows }, which is all that Db promises.
    db: db as unknown as Db,
    kind: 'pglite',
    boss: { db: fromPglite(pglite), backend: 'pglite' },
    listen: (channel, handler) => pglite.listen(channel, handler),
    close: () => pglite.close(),
  }
}

/** Everything as of one moment, as a tar archive of its folder, held in memory. Statements wait meanwhile. */
export async function dumpPglite(pglite: PGlite): Promise<Blob> {
  // Less for the restored one to recover from its log.
  await pglite.exec('checkpoint')
  return pglite.dumpDataDir('none')
}

/** PostgreSQL in this process, its files in `dataFolder`/database, locked against a second server. */
export async function openPglite(dataFolder: string): Promise<Database & { pglite: PGlite }> {
  const release = await lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    await privateFolder(folder)
    const pglite = await createPglite({ fs: privateFs(folder) })
    const database = await databaseOnPglite(pglite)
    const endOffer = await offerDump(dataFolder, () => dumpPglite(pglite))
    const close = async () => {
      await endOffer()
      await database.close()
      await release()
    }
    return { ...database, pglite, close }
  } catch (error) {
    await release()
    throw error
  }
}
