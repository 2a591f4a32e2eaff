import { at } from '@vitrine/basics/at.ts'
import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import type { MailStatus } from '@vitrine/contracts/administration/mail.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { count, eq } from 'drizzle-orm'
import { failuresSince } from '../../analyses/analysis-figures.ts'
import { readLastBackup } from '../../backup/last-backup.ts'
import type { Database, Db } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { people } from '../../database/schema/people.ts'
import type { Env } from '../../env.ts'
import type { FileStore } from '../../files/file-store.ts'
import { after, type Clock, minutes } from '../../time/clock.ts'
import { productVersion } from '../../version.ts'
import { liveWorkers } from '../live-workers.ts'
import { lastWarmUp } from '../warm-up.ts'
import { readQueue } from './read-queue.ts'
import { readDatabase, readStore } from './read-storage.ts'
import { slowestModels } from './slowest-models.ts'

interface HealthParts {
  env: Env
  database: Database
  clock: Clock
  models: readonly Model[]
  files: FileStore
}

const day = minutes(24 * 60)
const week = 7 * day

function readProvider(env: Env): ServerHealth['provider'] {
  if (env.AI_BASE_URL === undefined) return null
  const named = {
    chat: env.AI_CHAT_MODEL,
    vision: env.AI_VISION_MODEL,
    transcription: env.AI_TRANSCRIPTION_MODEL,
    image: env.AI_IMAGE_MODEL,
  }
  const models = Object.fromEntries(Object.entries(named).flatMap(([kind, name]) => (name ? [[kind, name]] : [])))
  return { host: new URL(env.AI_BASE_URL).host, models }
}

async function countMails(db: Db): Promise<Record<MailStatus, number>> {
  const rows = await db.select({ status: mails.status, count: count() }).from(mails).groupBy(mails.status)
  const counts = Object.fromEntries(rows.map((row) => [row.status, row.count]))
  return { queued: 0, sent: 0, written: 0, failed: 0, ...counts }
}

async function readWorkers(db: Db): Promise<ServerHealth['workers']> {
  const workers = await liveWorkers(db)
  return workers.map(({ startedAt, seenAt, ...worker }) => ({
    ...worker,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }))
}

/** The state of the installation, for admins: no key, no password, no personal address, no path. */
export async function readHealth({ env, database, clock, models, files }: HealthParts): Promise<ServerHealth> {
  const { db } = database
  const now = clock()
  const pending = await db.select({ waiting: count() }).from(people).where(eq(people.status, 'pending'))
  return {
    versions: { product: productVersion, node: process.versions.node },
    database: await readDatabase(database),
    store: await readStore(env, files),
    lastBackup: await readLastBackup(database, env.DATA_DIR),
    smtp: env.SMTP_URL ? new URL(env.SMTP_URL).host : null,
    mails: await countMails(db),
    workers: await readWorkers(db),
    ...(await readQueue(db, now)),
    slowest: await slowestModels(db, models, after(now, -week)),
    failures: await failuresSince(db, after(now, -day)),
    provider: readProvider(env),
    lastWarmUp: await lastWarmUp({ db, clock }),
    requestsWaiting: at(pending, 0).waiting,
  }
}
