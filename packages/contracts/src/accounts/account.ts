import { z } from 'zod'
import { roleSchema } from './roles.ts'

/** The user as returned by sign-in and stored by the browser. */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  profile_img_url: z.string().nullable(),
  isPasswordTemporary: z.boolean(),
  /** The role needs a second step that is not set up yet; until then nothing else is allowed. */
  secondStepMissing: z.boolean().optional(),
})
export type User = z.infer<typeof userSchema>

export const signInSchema = z.object({
  user: userSchema,
  accessToken: z.string(),
  refreshToken: z.string(),
  tokenExpiresAt: z.iso.datetime(),
})
export type SignIn = z.infer<typeof signInSchema>

/** New tokens of the same session, in place of the ones that were sent. */
export const refreshedSchema = z.object({
  accessToken: z.string(),
  newRefreshToken: z.string(),
  accessTokenExpiresAt: z.iso.datetime(),
})
export type Refreshed = z.infer<typeof refreshedSchema>

/** New tokens, and a session that lasts longer. */
export const extendedSchema = refreshedSchema.extend({
  /** The session's end: within an hour, and never later than twelve hours after the sign-in. */
  endsAt: z.iso.datetime(),
})
export type Extended = z.infer<typeof extendedSchema>
