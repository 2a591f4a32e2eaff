import { join } from 'node:path'
import type { Model } from '@vitrine/model-kit/model.ts'
import measuredSeconds from '@vitrine/models/measured-seconds.json' with { type: 'json' }
import type { ProviderConfiguration } from '@vitrine/providers/provider-configuration.ts'
import { type Analyses, openAnalyses } from './analyses/analyses.ts'
import { type AnalysisParts, defaultQuotas, defaultVisitorLimits } from './analyses/analysis-parts.ts'
import { type ModelSwitches, openModelSwitches } from './analyses/model-switches.ts'
import { openJobQueue } from './analyses/queue/job-queue.ts'
import { openUsualTimes, type UsualTimes } from './analyses/queue/usual-times.ts'
import { openAnalysisChanges } from './analyses/reading/analysis-changes.ts'
import { type Swept, sweep } from './analyses/sweep.ts'
import { startWorker } from './analyses/worker/start-worker.ts'
import { type Batches, openBatches } from './batches/batches.ts'
import type { Database } from './database/database.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import { type AddressSigner, createAddressSigner } from './files/sign-address.ts'
import type { Log } from './log.ts'
import type { Clock } from './time/clock.ts'
import type { Tracing } from './tracing/tracing.ts'

export interface AnalysesOptions {
  env: Env
  /** Whether this process also runs analyses, or only stores and shows them. */
  works: boolean
  database: Database
  files: FileStore
  clock: Clock
  log: Log
  tracing: Tracing
  models: readonly Model[]
  /** Signs addresses and share links. */
  secret: string
  previousSecrets: readonly string[]
  /** URL of the module that exports them: child processes import it themselves. */
  registry: string
  childEnvironment: Readonly<Record<string, string>>
}

export interface AnalysesSide {
  analyses: Analyses
  batches: Batches
  signer: AddressSigner
  switches: ModelSwitches
  usualTimes: UsualTimes
  /** Deletes what is older than its retention; a process that works does so every ten minutes by itself. */
  sweep: () => Promise<Swept>
  /** Takes no new work, waits this long, and puts unfinished runs back into the queue. */
  stopWork: (patienceMilliseconds: number) => Promise<void>
  /** Call it after the work was stopped and the last request answered. */
  close: () => Promise<void>
}

const sweepMilliseconds = 600_000

export const realRegistry = import.meta.resolve('@vitrine/models/registry.ts')

const providerOf = (env: Env): ProviderConfiguration | null =>
  env.AI_BASE_URL === undefined
    ? null
    : {
        baseUrl: env.AI_BASE_URL,
        apiKey: env.AI_API_KEY,
        chatModel: env.AI_CHAT_MODEL,
        visionModel: env.AI_VISION_MODEL,
        transcriptionModel: env.AI_TRANSCRIPTION_MODEL,
        imageModel: env.AI_IMAGE_MODEL,
      }

/** Opens the queue and the analyses' functions, and starts a worker if this process has one. */
export async function startAnalyses(options: AnalysesOptions): Promise<AnalysesSide> {
  const {
    env,
    works,
    database,
    files,
    clock,
    log,
    tracing,
    models,
    secret,
    previousSecrets,
    registry,
    childEnvironment,
  } = options
  const signer = createAddressSigner(secret, clock, previousSecrets)
  const boss = await openJobQueue(database, (error) => log.warn({ error }, 'the job queue met an error'))
  const changes = await openAnalysisChanges(database)
  const switches = await openModelSwitches(database, clock, (error) =>
    log.warn({ error }, 'the switches of the models could not be read'),
  )
  const usualTimes = await openUsualTimes(database, clock, (error) =>
    log.warn({ error }, 'what runs take could not be read'),
  )
  const visitorLimits = env.RATE_LIMITS === 'on' ? defaultVisitorLimits : null
  const quotas = env.RATE_LIMITS === 'on' ? defaultQuotas : null
  const concurrency = env.WORKER_CONCURRENCY
  const provider = providerOf(env)
  const parts: AnalysisParts = {
    database,
    boss,
    files,
    signer,
    changes,
    models,
    switches,
    usualTimes,
    // They are the embedded engines' times; a provider takes its own.
    measuredSeconds: provider ? {} : measuredSeconds,
    secret,
    previousSecrets,
    clock,
    visitorLimits,
    quotas,
    concurrency,
  }
  const speech = { model: env.SPEECH_MODEL ?? null, cacheFolder: join(env.DATA_DIR, 'speech-models') }
  const setup = { registry, provider, speech }
  const worker = works
    ? await startWorker({ ...parts, log, tracing }, { setup, environment: childEnvironment, concurrency })
    : null
  const batches = openBatches(parts)
  const clean = async () => {
    await batches.sweep().catch((error: unknown) => log.error({ error }, 'the sweep of batches failed'))
    const swept = await sweep(parts).catch((error: unknown) => log.error({ error }, 'the sweep of analyses failed'))
    if (swept && swept.analyses + swept.files > 0) log.info(swept, 'deleted what was past its time')
  }
  const sweeper = works ? setInterval(() => void clean(), sweepMilliseconds) : undefined
  return {
    analyses: openAnalyses(parts),
    batches,
    signer,
    switches,
    usualTimes,
    sweep: () => sweep(parts),
    stopWork: async (patienceMilliseconds) => {
      clearInterval(sweeper)
      await worker?.stop(patienceMilliseconds)
    },
    close: async () => {
      await changes.close()
      await switches.close()
      await boss.stop({ graceful: true, timeout: 2000 })
    },
  }
}
