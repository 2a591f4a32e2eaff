import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAccounts } from './accounts/accounts.ts'
import type { Clock } from './accounts/clock.ts'
import { type AnalysesSide, startAnalyses } from './analyses/start-analyses.ts'
import type { Database } from './database/database.ts'
import { type Env, readChildEnvironment } from './env.ts'
import { openFileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'

export interface ServicesOptions {
  env: Env
  /** Whether this process runs analyses too. */
  works: boolean
  database: Database
  clock: Clock
  log: Log
  /** URL of the module that exports `models`. */
  registry: string
}

export interface OpenServices extends Pick<AnalysesSide, 'stopWork' | 'close'> {
  services: Services
}

/** Everything below the HTTP side, on one database. */
export const openServices = async (options: ServicesOptions): Promise<OpenServices> => {
  const { env, database, clock, log } = options
  const accounts = createAccounts({ db: database.db, clock, log, rateLimits: env.RATE_LIMITS === 'on' })
  const files = await openFileStore(env.FILES_URL ? fileURLToPath(env.FILES_URL) : join(env.DATA_DIR, 'files'))
  const { analyses, signer, stopWork, close } = await startAnalyses({
    ...options,
    files,
    childEnvironment: readChildEnvironment(),
  })
  return { services: { accounts, files, signer, analyses }, stopWork, close }
}
