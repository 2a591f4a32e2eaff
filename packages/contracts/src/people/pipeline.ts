import { z } from 'zod'
import { dayField } from '../fields/day-field.ts'

/** A prospect's stage in sales' own judgement; whether there is an account is the status. */
export const stageSchema = z.enum(['new', 'contacted', 'demo', 'trial', 'won', 'lost'])
export type Stage = z.infer<typeof stageSchema>

/** The sales pipeline's fields of a person. */
export const pipelineSchema = z.object({
  stage: stageSchema,
  /** In sales or an admin; null if nobody. */
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  /** '' without one. */
  nextStep: z.string(),
  /** Its day; null without one. */
  nextStepOn: z.string().nullable(),
})

/** Comma-separated tags, as a form sends them, or a list. */
const tagsField = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
      : value,
  z.array(z.string().trim().min(1).max(40)).max(20),
)

/** The fields to change; an empty value removes one. */
export const pipelineChangeSchema = z.object({
  stage: stageSchema.optional(),
  /** Id of an account of sales or admins. */
  owner: z.union([z.uuid(), z.literal('')]).optional(),
  tags: tagsField.optional(),
  nextStep: z.string().trim().max(300).optional(),
  nextStepOn: z.union([dayField, z.literal('')]).optional(),
})

export const noteSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null once that account is gone. */
  by: z.string().nullable(),
  text: z.string(),
  /** Names of those who were mentioned, and told by mail. */
  mentions: z.array(z.string()),
})

/** An act of somebody with an account. */
export const activitySchema = z.object({
  at: z.iso.datetime(),
  modelId: z.string(),
  kind: z.enum(['ran', 'said']),
  /** For a run: whether its input was a bundled sample. */
  sample: z.boolean().nullable(),
  succeeded: z.boolean().nullable(),
  /** For feedback. */
  verdict: z.enum(['right', 'partly', 'wrong', 'unsafe']).nullable(),
  comment: z.string().nullable(),
})
export type Activity = z.infer<typeof activitySchema>
