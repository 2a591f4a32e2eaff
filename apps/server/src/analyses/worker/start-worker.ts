import type { Job } from 'pg-boss'
import type { AnalysisParts } from '../analysis-parts.ts'
import { type AnalysisJob, queueOf } from '../queue/job-queue.ts'
import { openChildPool } from './child-pool.ts'
import { type EngineChild, startEngineChild } from './engine-child.ts'
import type { ProcessWatch } from './engine-process.ts'
import type { ChildSetup } from './messages.ts'
import { processJob, type WorkerParts, WorkerStops } from './process-job.ts'
import { readWorkerState } from './read-worker-state.ts'
import { serveWarmUps } from './serve-warm-ups.ts'
import { warmUpWorker } from './warm-up.ts'
import { showWorker } from './worker-presence.ts'

export interface WorkerOptions {
  setup: ChildSetup
  /** The whole environment of child processes, such as PATH. */
  environment: Readonly<Record<string, string>>
  /** Simultaneous runs, one process each. */
  concurrency: number
}

export interface AnalysisWorker {
  /** Takes no more work, gives runs this long to end, and puts the rest back into the queue. */
  stop: (patienceMilliseconds: number) => Promise<void>
}

/** Works on the queue until it is stopped. */
export async function startWorker(
  parts: Omit<WorkerParts, 'pool'> & Pick<AnalysisParts, 'boss' | 'switches'>,
  { setup, environment, concurrency }: WorkerOptions,
): Promise<AnalysisWorker> {
  const { boss, log } = parts
  const watch: ProcessWatch = {
    onStray: (trace) => log.warn({ trace }, 'a promise failed in an engine process and nobody awaited it'),
    onEnd: (end) => log.warn(end, 'an engine process ended by itself'),
  }
  const start = async (): Promise<EngineChild> => {
    try {
      return await startEngineChild(setup, environment, watch)
    } catch (error) {
      log.error({ error }, 'a process for engines did not start')
      throw error
    }
  }
  const pool = openChildPool(concurrency, start)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const handle = async (job: Job<AnalysisJob> | undefined): Promise<void> => {
    if (job === undefined) return
    const processing = processJob({ ...parts, pool }, job.data, {
      lapsed: job.signal,
      stopping: stopping.signal,
    })
    running.add(processing)
    try {
      await processing
    } finally {
      running.delete(processing)
    }
  }
  const startLoop = async (queue: string): Promise<void> => {
    const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }
    const loop = await boss.work<AnalysisJob>(queue, { batchSize: 1, ...polling }, async ([job]) => {
      await handle(job)
      // pg-boss sleeps after a batch that was not full, which a batch of one never is. This makes it look again at
      // once.
      boss.notifyWorker(loop)
    })
  }
  // A loop for each process, since `localConcurrency` would give all of them one id to be notified by. Each lane has as
  // many loops as there are processes: short runs may use all of them and the spare one, long runs all but the spare.
  for (let loop = 0; loop < concurrency; loop++) {
    for (const queue of Object.values(queueOf)) await startLoop(queue)
  }

  const onError = (error: unknown) => log.warn({ error }, 'the worker could not show itself')
  const presence = await showWorker(parts.database.db, { concurrency, readState: () => readWorkerState(pool) }, onError)
  const warming = new AbortController()
  const warmUpParts = { ...parts, pool, provider: setup.provider, concurrency }
  const warmUps = await serveWarmUps(
    parts.database,
    presence.id,
    (onProgress) => warmUpWorker(presence.id, warmUpParts, warming.signal, onProgress),
    onError,
  )

  return {
    stop: async (patienceMilliseconds) => {
      warming.abort(new WorkerStops())
      await presence.end()
      await warmUps.stop()
      const leaving = Promise.all(Object.values(queueOf).map((queue) => boss.offWork(queue, { wait: true })))
      const patience = setTimeout(() => stopping.abort(new WorkerStops()), patienceMilliseconds)
      await Promise.allSettled(running)
      await leaving
      clearTimeout(patience)
      await pool.close()
    },
  }
}
