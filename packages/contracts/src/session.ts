import { z } from 'zod'

/** One of one's own sessions. */
export const sessionSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** As the browser called itself. */
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  loginTime: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
