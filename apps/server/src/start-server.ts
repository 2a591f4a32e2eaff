import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ensureFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts'
import { analysisFigures } from './analyses/analysis-figures.ts'
import type { Database } from './database/database.ts'
import type { Env } from './env.ts'
import { buildApp } from './http/build-app.ts'
import { createMetrics } from './http/metrics.ts'
import type { Log } from './log.ts'
import { openServices } from './open-services.ts'
import { realRegistry } from './start-analyses.ts'
import type { Clock } from './time/clock.ts'
import { openTracing } from './tracing/open-tracing.ts'

/** One process does everything, or serves HTTP, or works on analyses. */
export type ServerRole = 'all' | 'api' | 'worker'

export interface ServerOptions {
  env: Env
  role: ServerRole
  /** Closed with the server. */
  database: Database
  clock: Clock
  log: Log
  /** URL of a module that exports `models`; the product's registry by default. */
  registry?: string
}

export interface RunningServer {
  /** Null for a worker, which serves no HTTP. */
  address: string | null
  firstAdmin: FirstAdmin
  /**
   * Reports that it is not ready, serves on for DRAIN_SECONDS, then accepts nothing new, finishes what it has begun
   * within ten seconds, and closes the database.
   */
  close: () => Promise<void>
}

const patience = 10_000
/** Milliseconds before the shutdown's end, for telling waiting callers where their run is found. */
const farewell = 2000
const sweepInterval = 3_600_000
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts what the role needs, and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, role, database, clock, log, registry = realRegistry } = options
  const works = role !== 'api'
  const tracing = await openTracing(env, role, log)
  const { services, stopWork, close } = await openServices({ env, works, database, clock, log, tracing, registry })
  const firstAdmin = await ensureFirstAdmin({ db: database.db, clock }, env)
  const stopping = new AbortController()
  const leaving = new AbortController()
  const metrics = createMetrics(() => analysisFigures(database, clock()))
  const app =
    role === 'worker'
      ? null
      : await buildApp({
          env,
          database,
          services,
          metrics,
          stopping: stopping.signal,
          leaving: leaving.signal,
          log,
          tracing,
          webFolder,
        })
  const address = app === null ? null : await app.listen({ host: env.HOST, port: env.PORT })
  const sweep = async () => {
    const { accounts, apiKeys, webhooks, people, outbox, administration } = services
    for (const { sweep: clean } of [accounts, apiKeys, webhooks, people, outbox, administration]) {
      await clean().catch((error: unknown) => log.error({ error }, 'sweep failed'))
    }
  }
  const sweeper = setInterval(() => void sweep(), sweepInterval)
  return {
    address,
    firstAdmin,
    close: async () => {
      stopping.abort()
      clearInterval(sweeper)
      // The worker goes on meanwhile, and new requests are still answered here.
      if (app !== null) await wait(env.DRAIN_SECONDS * 1000)
      const goodbye = setTimeout(() => leaving.abort(), patience - farewell)
      const deadline = setTimeout(() => app?.server.closeAllConnections(), patience)
      // At the same time: calls that wait for an analysis are answered when it ends or is put back.
      await Promise.all([app?.close(), stopWork(patience)])
      clearTimeout(goodbye)
      clearTimeout(deadline)
      await close()
      await tracing.close()
      await database.close()
    },
  }
}
