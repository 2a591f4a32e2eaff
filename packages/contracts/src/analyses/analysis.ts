import { z } from 'zod'
import { blockSchema } from '../blocks/block.ts'
import { optionValuesSchema } from '../catalogue/model-option.ts'

export const analysisStatusSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled'])
export type AnalysisStatus = z.infer<typeof analysisStatusSchema>

/** Which engine answered; `note` says, for example, that a provider failed and the embedded engine stepped in. */
export const engineStampSchema = z.object({
  kind: z.enum(['embedded', 'provider']),
  name: z.string(),
  version: z.string(),
  note: z.string().nullable(),
})
export type EngineStamp = z.infer<typeof engineStampSchema>

export const feedbackVerdictSchema = z.enum(['right', 'partly', 'wrong', 'unsafe'])

/** An analysis as shown in lists and carried by every event: the state of its row. */
export const analysisStateSchema = z.object({
  id: z.string(),
  modelId: z.string(),
  modelVersion: z.int(),
  modelTitle: z.string(),
  status: analysisStatusSchema,
  /** Rises with every change of the row; the event's id. */
  revision: z.int(),
  stage: z.string().nullable(),
  percent: z.number().min(0).max(100).nullable(),
  /** The partial answer while it is being written; null where it comes as a whole, and in lists. */
  preview: z.array(blockSchema).nullable(),
  /** Analyses ahead of it while queued, 0 = next. */
  queuePlace: z.int().nullable(),
  estimateSeconds: z.number().nullable(),
  /** Waiting analyses of the same caller, including this one; null unless queued. */
  ownWaiting: z.int().nullable(),
  /** The limit of `ownWaiting`; null unless queued, and where there is none. */
  quota: z.int().nullable(),
  inputName: z.string().nullable(),
  sampleId: z.string().nullable(),
  summary: z.string().nullable(),
  engine: engineStampSchema.nullable(),
  /** Why it failed, as in the failure envelope. */
  failure: z.object({ problem: z.string(), error: z.string(), hint: z.string().nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  deletesAt: z.iso.datetime(),
})
export type AnalysisState = z.infer<typeof analysisStateSchema>

/** A read-only link to a result. */
export const shareSchema = z.object({ id: z.string(), url: z.string(), expiresAt: z.iso.datetime() })

/** A link with its result, as listed for its owner. */
export const sharedLinkSchema = shareSchema.extend({
  analysisId: z.string(),
  modelTitle: z.string(),
  summary: z.string().nullable(),
})
export type SharedLink = z.infer<typeof sharedLinkSchema>

/** A value corrected by a reader. */
export const correctionSchema = z.object({
  /** Where among the blocks: '1.0' is the first field of the second block, '2.3.1' the second cell of the fourth row of the third. */
  place: z.string(),
  label: z.string(),
  /** The engine's value and the reader's; null is 'not on the document'. */
  read: z.string().nullable(),
  value: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Correction = z.infer<typeof correctionSchema>

/** A full analysis: its state, input and output. */
export const analysisSchema = analysisStateSchema.extend({
  input: z.object({
    name: z.string().nullable(),
    mediaType: z.string().nullable(),
    size: z.int().nullable(),
    /** Signed and expiring; null for text inputs. */
    url: z.string().nullable(),
    /** A second input file of another kind. */
    companion: z.object({ name: z.string(), mediaType: z.string(), url: z.string() }).nullable(),
    text: z.string().nullable(),
    options: optionValuesSchema,
  }),
  /** The model's output by its own schema. */
  output: z.unknown(),
  blocks: z.array(blockSchema),
  feedback: z.object({ verdict: feedbackVerdictSchema, comment: z.string().nullable() }).nullable(),
  /** The reader's corrections; the blocks include them, `output` is the engine's own. */
  corrections: z.array(correctionSchema),
  /** The caller ran it and may correct its values. */
  mayCorrect: z.boolean(),
  shares: z.array(shareSchema),
  /** The caller may re-run, delete and share it. */
  mine: z.boolean(),
})
export type Analysis = z.infer<typeof analysisSchema>
