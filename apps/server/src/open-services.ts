import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAccounts } from './accounts/accounts.ts'
import type { Clock } from './accounts/clock.ts'
import type { Database } from './database/database.ts'
import type { Env } from './env.ts'
import { openFileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'

export interface ServicesOptions {
  env: Env
  database: Database
  clock: Clock
  log: Log
}

/** Everything below the HTTP side, on one database. */
export const openServices = async ({ env, database, clock, log }: ServicesOptions): Promise<Services> => ({
  accounts: createAccounts({ db: database.db, clock, log, rateLimits: env.RATE_LIMITS === 'on' }),
  files: await openFileStore(env.FILES_URL ? fileURLToPath(env.FILES_URL) : join(env.DATA_DIR, 'files')),
})
