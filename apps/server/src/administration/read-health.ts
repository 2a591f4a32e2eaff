import type { ServerHealth } from '@vitrine/contracts/administration.ts'
import type { MailStatus } from '@vitrine/contracts/mail.ts'
import { count, eq, inArray, min, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { analyses } from '../database/schema/analyses.ts'
import { mails } from '../database/schema/mails.ts'
import { people } from '../database/schema/people.ts'
import type { Clock } from '../time/clock.ts'
import type { Env } from '../env.ts'
import { liveWorkers } from './live-workers.ts'
import { lastWarmUp } from './warm-up.ts'

async function readQueue({ db }: Pick<Database, 'db'>, now: Date): Promise<ServerHealth['queue']> {
  const rows = await db
    .select({ status: analyses.status, count: count(), oldest: min(analyses.createdAt) })
    .from(analyses)
    .where(inArray(analyses.status, ['queued', 'running']))
    .groupBy(analyses.status)
  const queued = rows.find(({ status }) => status === 'queued')
  return {
    queued: queued?.count ?? 0,
    running: rows.find(({ status }) => status === 'running')?.count ?? 0,
    oldestQueuedSeconds: queued?.oldest ? Math.max(0, (now.getTime() - queued.oldest.getTime()) / 1000) : null,
  }
}

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

async function countMails({ db }: Pick<Database, 'db'>): Promise<Record<MailStatus, number>> {
  const rows = await db.select({ status: mails.status, count: count() }).from(mails).groupBy(mails.status)
  const counts = Object.fromEntries(rows.map((row) => [row.status, row.count]))
  return { queued: 0, sent: 0, written: 0, failed: 0, ...counts }
}

/** How the installation is, for admins: no key, no password, no address of a person. */
export async function readHealth(database: Database, env: Env, clock: Clock): Promise<ServerHealth> {
  const { db, kind } = database
  const start = performance.now()
  await db.execute(sql`select 1`)
  const milliseconds = Math.round((performance.now() - start) * 10) / 10
  const [pending] = await db.select({ waiting: count() }).from(people).where(eq(people.status, 'pending'))
  const workers = await liveWorkers(db)
  return {
    database: { kind, milliseconds },
    smtp: env.SMTP_URL ? new URL(env.SMTP_URL).host : null,
    mails: await countMails(database),
    workers: workers.map(({ id, host, concurrency, startedAt, seenAt }) => ({
      id,
      host,
      concurrency,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    queue: await readQueue(database, clock()),
    provider: readProvider(env),
    lastWarmUp: await lastWarmUp({ db, clock }),
    requestsWaiting: pending?.waiting ?? 0,
  }
}
