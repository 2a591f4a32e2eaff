import { statfs } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { at } from '@vitrine/basics/at.ts'
import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import { bytesPerMegabyte } from '@vitrine/contracts/catalogue/input-words.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Env } from '../../env.ts'
import { type FileStore, newFileKey } from '../../files/file-store.ts'

/** Milliseconds, rounded to a tenth. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return Math.round((performance.now() - start) * 10) / 10
}

export async function readDatabase({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<ServerHealth['database']> {
  const milliseconds = await timed(() => db.execute(sql`select 1`))
  const { rows } = await db.execute<{ version: string; bytes: number | string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  )
  const row = at(rows, 0)
  // '18.1 (Debian 18.1-1)': only the number is kept.
  const [version = ''] = row.version.split(' ')
  return { kind, version, milliseconds, megabytes: Math.round(Number(row.bytes) / bytesPerMegabyte) }
}

/** Whether the file store answers, and its free space. */
export async function readStore(env: Env, files: Pick<FileStore, 'open'>): Promise<ServerHealth['store']> {
  // It asks for a file that does not exist: any answer shows that the store is reachable.
  const milliseconds = await timed(() => files.open(`${newFileKey()}.bin`)).catch(() => null)
  const { FILES_URL, DATA_DIR } = env
  if (FILES_URL?.startsWith('s3:')) return { bucket: new URL(FILES_URL).host, milliseconds, freeMegabytes: null }
  const disk = await statfs(FILES_URL ? fileURLToPath(FILES_URL) : DATA_DIR).catch(() => null)
  return {
    bucket: null,
    milliseconds,
    freeMegabytes: disk && Math.round((disk.bavail * disk.bsize) / bytesPerMegabyte),
  }
}
