import type { Env } from '../env.ts'
import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** PostgreSQL if DATABASE_URL is set, else the embedded database; migrated either way. */
export const openDatabase = (
  env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DURABILITY'>,
  onConnectionError: (error: Error) => void,
): Promise<Database> =>
  env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, onConnectionError)
    : openPglite(env.DATA_DIR, { durability: env.DURABILITY })
