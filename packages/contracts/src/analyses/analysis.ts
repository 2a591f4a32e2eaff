import { z } from 'zod'
import { blockSchema } from '../blocks/block.ts'
import { optionValuesSchema } from '../catalogue/model-option.ts'

export const analysisStatusSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled'])
export type AnalysisStatus = z.infer<typeof analysisStatusSchema>

/** Which engine answered; `note` tells, for instance, that a provider failed and the embedded engine stepped in. */
export const engineStampSchema = z.object({
  kind: z.enum(['embedded', 'provider']),
  name: z.string(),
  version: z.string(),
  note: z.string().nullable(),
})
export type EngineStamp = z.infer<typeof engineStampSchema>

export const feedbackVerdictSchema = z.enum(['right', 'partly', 'wrong', 'unsafe'])

/** An analysis as the list shows it, and as every event carries it: the state of its row. */
export const analysisStateSchema = z.object({
  id: z.string(),
  modelId: z.string(),
  modelVersion: z.int(),
  modelTitle: z.string(),
  status: analysisStatusSchema,
  /** Grows with every change of the row: the id of an event. */
  revision: z.int(),
  stage: z.string().nullable(),
  percent: z.number().min(0).max(100).nullable(),
  /** What is there of the answer while it is still being written; null where it comes whole, and in lists. */
  preview: z.array(blockSchema).nullable(),
  /** Analyses ahead of it while queued, 0 = next. */
  queuePlace: z.int().nullable(),
  estimateSeconds: z.number().nullable(),
  /** Analyses of who asked for it that wait, this one included; null unless queued. */
  ownWaiting: z.int().nullable(),
  /** As many of them may wait at once; null unless queued, and where nothing is limited. */
  quota: z.int().nullable(),
  inputName: z.string().nullable(),
  sampleId: z.string().nullable(),
  summary: z.string().nullable(),
  engine: engineStampSchema.nullable(),
  /** Why it failed, in the words of the failure envelope. */
  failure: z.object({ problem: z.string(), error: z.string(), hint: z.string().nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  deletesAt: z.iso.datetime(),
})
export type AnalysisState = z.infer<typeof analysisStateSchema>

/** A read-only link to a result. */
export const shareSchema = z.object({ id: z.string(), url: z.string(), expiresAt: z.iso.datetime() })

/** A link with what it leads to, as the list of one's links shows it. */
export const sharedLinkSchema = shareSchema.extend({
  analysisId: z.string(),
  modelTitle: z.string(),
  summary: z.string().nullable(),
})
export type SharedLink = z.infer<typeof sharedLinkSchema>

/** A value that a reader put right. */
export const correctionSchema = z.object({
  /** Where among the blocks: '1.0' is the first field of the second block, '2.3.1' the second cell of the fourth row of the third. */
  place: z.string(),
  /** What the value is called. */
  label: z.string(),
  /** What the engine read, and what the reader says; null is 'not on the document'. */
  read: z.string().nullable(),
  value: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Correction = z.infer<typeof correctionSchema>

/** An analysis whole: its state, what was put in and what came out. */
export const analysisSchema = analysisStateSchema.extend({
  input: z.object({
    name: z.string().nullable(),
    mediaType: z.string().nullable(),
    size: z.int().nullable(),
    /** Signed and expiring; null for text inputs. */
    url: z.string().nullable(),
    /** A file of another kind that came beside it. */
    companion: z.object({ name: z.string(), mediaType: z.string(), url: z.string() }).nullable(),
    text: z.string().nullable(),
    options: optionValuesSchema,
  }),
  /** The model's output as its schema allows it; its shape is the model's own. */
  output: z.unknown(),
  blocks: z.array(blockSchema),
  feedback: z.object({ verdict: feedbackVerdictSchema, comment: z.string().nullable() }).nullable(),
  /** What its reader put right; the blocks hold it already, `output` is what the engine said. */
  corrections: z.array(correctionSchema),
  /** The one who asks may correct its values: who ran it. */
  mayCorrect: z.boolean(),
  shares: z.array(shareSchema),
  /** The one who asks may re-run, delete and share it. */
  mine: z.boolean(),
})
export type Analysis = z.infer<typeof analysisSchema>
