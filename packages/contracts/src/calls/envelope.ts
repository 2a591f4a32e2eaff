import { z } from 'zod'

/** The one shape of every JSON answer. */
export const envelopeSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({
    success: z.literal(true),
    /** The HTTP status, repeated for clients that read bodies only. */
    code: z.int(),
    message: z.string(),
    data,
    /** One plain sentence about the result; model calls only. */
    summary: z.string().optional(),
  })

/** The one shape of every failure. `error` is for people, `problem` for machines; `requestId` is also in the log. */
export const failureSchema = z.object({
  success: z.literal(false),
  code: z.int(),
  message: z.string(),
  error: z.string().optional(),
  problem: z.string(),
  hint: z.string().optional(),
  requestId: z.string().optional(),
})
export type Failure = z.infer<typeof failureSchema>
