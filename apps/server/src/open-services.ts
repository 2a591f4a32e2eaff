import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAccounts } from './accounts/accounts.ts'
import type { Clock } from './accounts/clock.ts'
import { admitAll, limitCalls } from './accounts/limit-calls.ts'
import { openAdministration } from './administration/administration.ts'
import { type AnalysesSide, startAnalyses } from './analyses/start-analyses.ts'
import type { Database } from './database/database.ts'
import { type Env, readChildEnvironment } from './env.ts'
import { openFileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import { mailPlace } from './mail/mail-place.ts'
import { openOutbox } from './mail/outbox.ts'
import { startMailer } from './mail/start-mailer.ts'
import { openTransport } from './mail/transport.ts'
import { openPeople } from './prospects/people.ts'
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
  const { db } = database
  const place = mailPlace(env)
  const people = openPeople({ db, clock, place, admit: env.RATE_LIMITS === 'on' ? limitCalls(db, clock) : admitAll })
  const outbox = openOutbox({ db, clock, place })
  const mailer = options.works
    ? await startMailer({ clock, place, transport: openTransport(env), log }, database)
    : null
  const { analyses, signer, models, switches, stopWork, close } = await startAnalyses({
    ...options,
    files,
    childEnvironment: readChildEnvironment(),
  })
  const administration = openAdministration({ env, database, clock, models, switches })
  return {
    services: { accounts, files, signer, analyses, switches, people, outbox, administration },
    stopWork: async (patience) => {
      await Promise.all([stopWork(patience), mailer?.stop()])
    },
    close,
  }
}
