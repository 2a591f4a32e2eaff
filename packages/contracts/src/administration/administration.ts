import { z } from 'zod'
import { roleSchema } from '../accounts/roles.ts'
import { feedbackVerdictSchema } from '../analyses/analysis.ts'
import { mailStatusSchema } from './mail.ts'

/** Runs of the last days; they are stored separately from the analyses, which are deleted earlier. */
export const usageSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Every day of the span, oldest first. */
  days: z.array(
    z.object({ date: z.iso.date(), accounts: z.int(), visitors: z.int(), failed: z.int(), activePeople: z.int() }),
  ),
  /** Most used first. */
  models: z.array(
    z.object({
      modelId: z.string(),
      title: z.string(),
      runs: z.int(),
      visitors: z.int(),
      succeeded: z.int(),
      failed: z.int(),
      medianSeconds: z.number().nullable(),
      lastAt: z.iso.datetime(),
    }),
  ),
  /** The 100 busiest first. */
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: roleSchema,
      runs: z.int(),
      own: z.int(),
      lastAt: z.iso.datetime(),
    }),
  ),
})
export type Usage = z.infer<typeof usageSchema>

/**
 * Sample → request → approval → first own analysis. Requests are those of the span; approvals and first analyses belong
 * to these requests, so each step is a subset of the one before.
 */
export const funnelSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  steps: z.array(
    z.object({
      step: z.enum(['sample', 'request', 'approval', 'first-analysis']),
      label: z.string(),
      count: z.int(),
      /** Share of the previous step, 0…1; null for the first two, which count runs and people. */
      ofPrevious: z.number().nullable(),
    }),
  ),
})
export type Funnel = z.infer<typeof funnelSchema>

/** Feedback on a result; it is kept when the result is deleted. */
export const resultFeedbackSchema = z.object({
  /** The analysis itself may be deleted. */
  analysisId: z.string(),
  modelId: z.string(),
  modelTitle: z.string(),
  modelVersion: z.int(),
  engine: z.string().nullable(),
  verdict: feedbackVerdictSchema,
  comment: z.string().nullable(),
  /** Number of corrected values. */
  corrected: z.int(),
  byVisitor: z.boolean(),
  /** Null for visitors and for erased accounts, whose comments were erased too. */
  person: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  at: z.iso.datetime(),
})
export type ResultFeedback = z.infer<typeof resultFeedbackSchema>

/** A model as an admin sees it. */
export const modelSwitchSchema = z.object({
  modelId: z.string(),
  title: z.string(),
  /** It has an engine. */
  built: z.boolean(),
  on: z.boolean(),
  /** Shown in the catalogue and with the 503. */
  reason: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
})
export type ModelSwitch = z.infer<typeof modelSwitchSchema>

const checkedProviderSchema = z.object({
  host: z.string(),
  ok: z.boolean(),
  milliseconds: z.int(),
  /** The reason, or what is missing. */
  note: z.string().nullable(),
})

/** The progress of one worker's warm-up. */
export const warmUpReportSchema = z.object({
  worker: z.string(),
  /** `waiting`: not begun. `lost`: it stopped reporting before its end. */
  state: z.enum(['waiting', 'running', 'done', 'lost']),
  milliseconds: z.int(),
  /** Engines to load; 0 before it has begun. */
  total: z.int(),
  /** Those that are loaded, in the catalogue's order; models without an engine are left out. */
  engines: z.array(
    z.object({
      modelId: z.string(),
      title: z.string(),
      ok: z.boolean(),
      milliseconds: z.int(),
      error: z.string().nullable(),
    }),
  ),
  /** Null if none is configured. */
  provider: checkedProviderSchema.nullable(),
})
export type WarmUpReport = z.infer<typeof warmUpReportSchema>

export const warmUpSchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** Of the slowest worker so far. */
  milliseconds: z.int(),
  /** No worker is warming up any more. */
  finished: z.boolean(),
  /** Every engine of every worker was loaded, and the provider, if one is configured, answered. */
  ok: z.boolean(),
  workers: z.array(warmUpReportSchema),
})
export type WarmUp = z.infer<typeof warmUpSchema>

/**
 * What a worker reports every few seconds. Megabytes are a process's resident memory, null where the system does not
 * report it.
 */
export const workerStateSchema = z.object({
  version: z.string(),
  megabytes: z.number().nullable(),
  /** Engine processes, busy and idle. */
  children: z.array(
    z.object({
      pid: z.int(),
      megabytes: z.number().nullable(),
      working: z.boolean(),
      /** Models that it has run since its start. */
      models: z.array(z.string()),
    }),
  ),
})
export type WorkerState = z.infer<typeof workerStateSchema>

const queueDepthSchema = z.object({
  queued: z.int(),
  running: z.int(),
  oldestQueuedSeconds: z.number().nullable(),
})

export const serverHealthSchema = z.object({
  /** Versions of the product and its runtime; the database's is with the database. */
  versions: z.object({ product: z.string(), node: z.string() }),
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    /** As reported by itself, such as '18.1'. */
    version: z.string(),
    milliseconds: z.number(),
    megabytes: z.number(),
  }),
  store: z.object({
    /** Null: a folder. */
    bucket: z.string().nullable(),
    /** Null: it does not answer. */
    milliseconds: z.number().nullable(),
    /** Of the disk with the folder; null for a bucket. */
    freeMegabytes: z.number().nullable(),
  }),
  /** Null if none has been recorded. */
  lastBackup: z.object({ at: z.iso.datetime(), encrypted: z.boolean() }).nullable(),
  /** Null where mail is written to files, not sent. */
  smtp: z.string().nullable(),
  mails: z.record(mailStatusSchema, z.int()),
  workers: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      concurrency: z.int(),
      startedAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      /** Null for a worker that has not reported yet. */
      state: workerStateSchema.nullable(),
    }),
  ),
  queue: queueDepthSchema,
  /** The same for each lane; short runs do not wait behind long ones. */
  lanes: z.array(queueDepthSchema.extend({ lane: z.enum(['short', 'long']) })),
  /** Over the last seven days, sorted by the 95th percentile, slowest first; at most ten. */
  slowest: z.array(
    z.object({ modelId: z.string(), title: z.string(), runs: z.int(), median: z.number(), mostly: z.number() }),
  ),
  /** Over the last 24 hours, as far as analyses are still stored; the most frequent first. */
  failures: z.array(z.object({ problem: z.string(), count: z.int() })),
  provider: z.object({ host: z.string(), models: z.record(z.string(), z.string()) }).nullable(),
  lastWarmUp: warmUpSchema.nullable(),
  requestsWaiting: z.int(),
})
export type ServerHealth = z.infer<typeof serverHealthSchema>
