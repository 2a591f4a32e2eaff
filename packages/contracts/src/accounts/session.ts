import { z } from 'zod'

/** A session, as its owner sees it. */
export const sessionSchema = z.object({
  id: z.string(),
  /** The caller's session. */
  current: z.boolean(),
  userAgent: z.string().nullable(),
  /** The network address that it began from. */
  address: z.string().nullable(),
  /** It began on a device that was new then, and its owner has not confirmed it yet. */
  unfamiliar: z.boolean(),
  createdAt: z.iso.datetime(),
  loginTime: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
