import { z } from 'zod'
import { booleanField } from '../fields/boolean-field.ts'

/** `hold`: it waits on purpose. `resume`: it is pending again. */
export const decisionSchema = z.enum(['approve', 'decline', 'hold', 'resume'])
export type Decision = z.infer<typeof decisionSchema>

/** The same decision about several requests. */
export const decisionsSchema = z.object({
  ids: z.array(z.string().min(1).max(64)).min(1).max(100),
  decision: decisionSchema,
  /** The reason for declining: stored with the request, and part of the mail. */
  reason: z.string().trim().max(1000).default(''),
  /** Whether declined requesters are told by mail. */
  mail: booleanField.default(true),
})

/** The result for one of them: null, or why nothing was done. */
export const decidedSchema = z.object({ id: z.string(), error: z.string().nullable() })
