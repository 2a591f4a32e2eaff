import { z } from 'zod'
import { feedbackVerdictSchema } from '../analyses/analysis.ts'
import { jsonField } from '../fields/json-field.ts'

/** A model that a showcase offers, with at least one sample to run. */
const showcaseItemSchema = z.object({
  model: z.string().min(1).max(100),
  samples: z.array(z.string().min(1).max(100)).min(1).max(20),
})
export type ShowcaseItem = z.infer<typeof showcaseItemSchema>

const itemsField = jsonField(z.array(showcaseItemSchema).min(1, { error: 'Choose at least one sample' }).max(12))

/** What sales chooses for a link. */
export const newShowcaseSchema = z.object({
  items: itemsField,
  /** A greeting to the prospect, in sales' own words. */
  greeting: z.string().trim().max(2000).default(''),
  /** Days for which it is open. */
  days: z.coerce.number().int().min(1).max(90).default(14),
  /** The number of runs allowed, over all samples. */
  maxRuns: z.coerce.number().int().min(1).max(200).default(20),
})

/** `lapsed`: expired. `revoked`: by sales. */
export const showcaseStateSchema = z.enum(['open', 'lapsed', 'revoked'])

/** A tracked link as sales sees it; its address is known to its maker and the prospect, and stored nowhere. */
export const showcaseLinkSchema = z.object({
  id: z.string(),
  state: showcaseStateSchema,
  items: z.array(showcaseItemSchema),
  greeting: z.string(),
  /** Visible only when signed in with the prospect's e-mail. */
  signIn: z.boolean(),
  maxRuns: z.int(),
  runs: z.int(),
  /** The maker's name; null once that account is deleted. */
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
})
export type ShowcaseLink = z.infer<typeof showcaseLinkSchema>

/** An event of a link. Visits within half an hour count as one; staff's own do not count. */
export const showcaseEventSchema = z.object({
  id: z.string(),
  linkId: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['opened', 'ran', 'shared']),
  /** For a run; else null. */
  modelId: z.string().nullable(),
  sampleId: z.string().nullable(),
  /** Null while a run goes on, and for other events. */
  outcome: z.enum(['succeeded', 'failed', 'cancelled']).nullable(),
  verdict: feedbackVerdictSchema.nullable(),
})
export type ShowcaseEvent = z.infer<typeof showcaseEventSchema>

/** A link as the prospect sees it. A closed one says why; `sign-in` asks for the account it was made for. */
export const showcaseSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    /** The prospect's name; '' if unknown. */
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
