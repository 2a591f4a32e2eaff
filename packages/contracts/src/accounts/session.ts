import { z } from 'zod'

/** One of one's own sessions. */
export const sessionSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** As the browser called itself. */
  userAgent: z.string().nullable(),
  /** The network address that it began from. */
  address: z.string().nullable(),
  /** It began on a device that was new then, and nobody has said yet that it was them. */
  unfamiliar: z.boolean(),
  createdAt: z.iso.datetime(),
  loginTime: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
