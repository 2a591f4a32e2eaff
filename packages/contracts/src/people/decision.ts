import { z } from 'zod'
import { booleanField } from '../fields/boolean-field.ts'

/** `hold`: it waits on purpose. `resume`: it is back among those that wait for an answer. */
export const decisionSchema = z.enum(['approve', 'decline', 'hold', 'resume'])
export type Decision = z.infer<typeof decisionSchema>

/** The same decision about some requests. */
export const decisionsSchema = z.object({
  ids: z.array(z.string().min(1).max(64)).min(1).max(100),
  decision: decisionSchema,
  /** Of declining: kept with the request, and told in the mail. */
  reason: z.string().trim().max(1000).default(''),
  /** Whether who is declined is told by mail. */
  mail: booleanField.default(true),
})

/** What became of one of them: null, or why nothing was done. */
export const decidedSchema = z.object({ id: z.string(), error: z.string().nullable() })
