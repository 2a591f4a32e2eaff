import { z } from 'zod'
import { feedbackVerdictSchema } from '../analyses/analysis.ts'
import { mailStatusSchema } from './mail.ts'
import { roleSchema } from '../accounts/roles.ts'

/** Runs of the last days; they are counted apart from the analyses, which are deleted sooner. */
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
 * Sample → request → approval → first own analysis. Requests are those of the span; approvals and first analyses are
 * those of these very requests, so each step is part of the one before.
 */
export const funnelSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  steps: z.array(
    z.object({
      step: z.enum(['sample', 'request', 'approval', 'first-analysis']),
      label: z.string(),
      count: z.int(),
      /** Part of the step before, 0…1; null for the first two, which count runs and people. */
      ofPrevious: z.number().nullable(),
    }),
  ),
})
export type Funnel = z.infer<typeof funnelSchema>

/** What somebody said of a result; it stays when the result is deleted. */
export const resultFeedbackSchema = z.object({
  /** The analysis itself may be gone. */
  analysisId: z.string(),
  modelId: z.string(),
  modelTitle: z.string(),
  modelVersion: z.int(),
  engine: z.string().nullable(),
  verdict: feedbackVerdictSchema,
  comment: z.string().nullable(),
  /** Values that its reader put right. */
  corrected: z.int(),
  byVisitor: z.boolean(),
  /** Who gave it; null for visitors and for accounts that were erased, whose comments went with them. */
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
  /** Shown to people in the catalogue and with the 503. */
  reason: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
})
export type ModelSwitch = z.infer<typeof modelSwitchSchema>

const checkedProviderSchema = z.object({
  host: z.string(),
  ok: z.boolean(),
  milliseconds: z.int(),
  /** Why not, or what is missing. */
  note: z.string().nullable(),
})

/** What one worker's warm-up did. */
export const warmUpReportSchema = z.object({
  worker: z.string(),
  /** `waiting`: it has not begun. `lost`: it stopped answering in the middle. */
  state: z.enum(['waiting', 'running', 'done', 'lost']),
  milliseconds: z.int(),
  /** Engines that it loads; 0 before it has begun. */
  total: z.int(),
  /** Those that are done, in the order of the catalogue; models without an engine are left out. */
  engines: z.array(
    z.object({
      modelId: z.string(),
      title: z.string(),
      ok: z.boolean(),
      milliseconds: z.int(),
      error: z.string().nullable(),
    }),
  ),
  /** Null where none is configured. */
  provider: checkedProviderSchema.nullable(),
})
export type WarmUpReport = z.infer<typeof warmUpReportSchema>

export const warmUpSchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** Of the slowest worker so far. */
  milliseconds: z.int(),
  /** No worker is at it any more. */
  finished: z.boolean(),
  /** Every engine of every worker loaded, and the provider answered where one is configured. */
  ok: z.boolean(),
  workers: z.array(warmUpReportSchema),
})
export type WarmUp = z.infer<typeof warmUpSchema>

/** What a worker tells of itself every few seconds. Megabytes are what a process holds in memory, null where the system does not tell. */
export const workerStateSchema = z.object({
  version: z.string(),
  megabytes: z.number().nullable(),
  /** Processes that run engines: those that work, and those that stay warm. */
  children: z.array(
    z.object({
      pid: z.int(),
      megabytes: z.number().nullable(),
      working: z.boolean(),
      /** Models that it ran since it was started. */
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
  /** Of the program, and of what runs it; the database's stands with it. */
  versions: z.object({ product: z.string(), node: z.string() }),
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    /** As it calls itself, such as '18.1'. */
    version: z.string(),
    milliseconds: z.number(),
    megabytes: z.number(),
  }),
  store: z.object({
    /** Null: a folder. */
    bucket: z.string().nullable(),
    /** Null: it does not answer. */
    milliseconds: z.number().nullable(),
    /** Of the disk that holds the folder; null for a bucket. */
    freeMegabytes: z.number().nullable(),
  }),
  /** Null where none was made since this is noted. */
  lastBackup: z.object({ at: z.iso.datetime(), encrypted: z.boolean() }).nullable(),
  /** Null where mail is written as files: nothing is sent then. */
  smtp: z.string().nullable(),
  mails: z.record(mailStatusSchema, z.int()),
  workers: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      concurrency: z.int(),
      startedAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      /** Null for a worker that does not tell yet. */
      state: workerStateSchema.nullable(),
    }),
  ),
  queue: queueDepthSchema,
  /** The same of each lane; short runs do not wait behind long ones. */
  lanes: z.array(queueDepthSchema.extend({ lane: z.enum(['short', 'long']) })),
  /** Of the last seven days, by what 19 of 20 runs stayed below; the slowest first, ten at most. */
  slowest: z.array(
    z.object({ modelId: z.string(), title: z.string(), runs: z.int(), median: z.number(), mostly: z.number() }),
  ),
  /** Of the last 24 hours, as far as they are kept; the most frequent first. */
  failures: z.array(z.object({ problem: z.string(), count: z.int() })),
  provider: z.object({ host: z.string(), models: z.record(z.string(), z.string()) }).nullable(),
  lastWarmUp: warmUpSchema.nullable(),
  requestsWaiting: z.int(),
})
export type ServerHealth = z.infer<typeof serverHealthSchema>
