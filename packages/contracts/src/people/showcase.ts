import { z } from 'zod'
import { feedbackVerdictSchema } from '../analyses/analysis.ts'

/** A model that a showcase offers, with the samples to run; at least one. */
const showcaseItemSchema = z.object({
  model: z.string().min(1).max(100),
  samples: z.array(z.string().min(1).max(100)).min(1).max(20),
})
export type ShowcaseItem = z.infer<typeof showcaseItemSchema>

/** A JSON array, or one as a text because every field may come by query. */
const itemsField = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  },
  z.array(showcaseItemSchema).min(1, { error: 'Choose at least one sample' }).max(12),
)

/** What sales chooses for one prospect's link. */
export const newShowcaseSchema = z.object({
  items: itemsField,
  /** Some lines to the prospect, in sales' own words. */
  greeting: z.string().trim().max(2000).default(''),
  /** Days that it is open. */
  days: z.coerce.number().int().min(1).max(90).default(14),
  /** How many runs it is good for, of all samples together. */
  maxRuns: z.coerce.number().int().min(1).max(200).default(20),
})

/** `lapsed`: its days are over. `revoked`: sales took it back. */
export const showcaseStateSchema = z.enum(['open', 'lapsed', 'revoked'])

/** A tracked link as sales sees it; its address is known to who made it and to the prospect, and stored nowhere. */
export const showcaseLinkSchema = z.object({
  id: z.string(),
  state: showcaseStateSchema,
  items: z.array(showcaseItemSchema),
  greeting: z.string(),
  /** Only who signs in with the prospect's e-mail sees it. */
  signIn: z.boolean(),
  maxRuns: z.int(),
  runs: z.int(),
  /** Name of who made it; null once that account is gone. */
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
})
export type ShowcaseLink = z.infer<typeof showcaseLinkSchema>

/** What was done with a link. Looks within half an hour count as one; staff's own do not count. */
export const showcaseEventSchema = z.object({
  id: z.string(),
  linkId: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['opened', 'ran', 'shared']),
  /** Of a run; else null. */
  modelId: z.string().nullable(),
  sampleId: z.string().nullable(),
  /** Null while a run goes on, and for what is no run. */
  outcome: z.enum(['succeeded', 'failed', 'cancelled']).nullable(),
  verdict: feedbackVerdictSchema.nullable(),
})
export type ShowcaseEvent = z.infer<typeof showcaseEventSchema>

/** A link as the prospect opens it. One that is over says why; `sign-in` asks for the account it was made for. */
export const showcaseSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    /** The prospect's; '' where it is not known. */
    name: z.string(),
    greeting: z.string(),
    madeBy: z.string().nullable(),
    items: z.array(showcaseItemSchema),
    runsLeft: z.int(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({ state: z.literal('sign-in') }),
  z.object({ state: z.literal('lapsed'), expiresAt: z.iso.datetime() }),
  z.object({ state: z.literal('revoked') }),
])
export type Showcase = z.infer<typeof showcaseSchema>
