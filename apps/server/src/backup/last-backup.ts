import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { settings } from '../database/schema/settings.ts'
import type { Env } from '../env.ts'

const lastBackupSchema = z.object({ at: z.iso.datetime(), encrypted: z.boolean() })
type LastBackup = z.infer<typeof lastBackupSchema>

const key = 'last-backup'

/** Next to the embedded database, which the backup cannot write to while the server has it open. */
const path = (dataFolder: string): string => join(dataFolder, `${key}.json`)

function parse(text: string | undefined): LastBackup | null {
  if (text === undefined) return null
  try {
    return lastBackupSchema.parse(JSON.parse(text))
  } catch {
    // Truncated by a full disk: the backup exists, only its note does not.
    return null
  }
}

async function noteInDatabase(url: string, value: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const note = drizzle({ client }).insert(settings).values({ key, value })
    await note.onConflictDoUpdate({ target: settings.key, set: { value } })
  } finally {
    await client.end()
  }
}

/** Notes that a backup was made, where all instances find it. */
export async function noteBackup(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>, backup: LastBackup): Promise<void> {
  const value = JSON.stringify(backup)
  if (env.DATABASE_URL) await noteInDatabase(env.DATABASE_URL, value)
  else await writeFile(path(env.DATA_DIR), value, { mode: 0o600 })
}

/** The time of this installation's latest backup; null if there is none. */
export async function readLastBackup(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  dataFolder: string,
): Promise<LastBackup | null> {
  if (kind === 'pglite') return parse(await readFile(path(dataFolder), 'utf8').catch(() => undefined))
  const [kept] = await db.select().from(settings).where(eq(settings.key, key))
  return parse(kept?.value)
}
