import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import type { Database, Db } from './database.ts'
import { listenOnPostgres } from './listen-on-postgres.ts'
import { migrations } from './migrations-folder.ts'

/** An arbitrary number, the same in every instance: the one that holds the lock migrates, the others wait. */
const migrationLock = 7_461_902

async function migrateOnce(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), migrations)
  } finally {
    // Ends the session and with it the lock.
    await client.end()
  }
}

export async function openPostgres(
  connectionString: string,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  await migrateOnce(connectionString)
  const pool = new Pool({ connectionString, max: 10, application_name: 'vitrine' })
  // An idle connection that breaks emits here; without a listener the process would end.
  pool.on('error', onConnectionError)
  const listener = listenOnPostgres(connectionString, onConnectionError)
  return {
    // The cast: both drivers answer { rows }, which is all that Db promises.
    db: drizzle({ client: pool }) as unknown as Db,
    kind: 'postgres',
    boss: { connectionString, max: 4, application_name: 'vitrine-jobs' },
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}
