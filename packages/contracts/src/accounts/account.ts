import { z } from 'zod'
import { roleSchema } from './roles.ts'

/** The user as sign-in answers it and the browser stores it. */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  profile_img_url: z.string().nullable(),
  isPasswordTemporary: z.boolean(),
  /** The role needs a second step here, and it is not set up: nothing else can be done before. */
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

/** What refresh answers. */
export const refreshedSchema = z.object({
  accessToken: z.string(),
  newRefreshToken: z.string(),
  accessTokenExpiresAt: z.iso.datetime(),
})
export type Refreshed = z.infer<typeof refreshedSchema>

/** What extend answers. */
export const extendedSchema = refreshedSchema.extend({
  /** Of the session: within an hour, and never later than twelve hours after the sign-in. */
  endsAt: z.iso.datetime(),
})
export type Extended = z.infer<typeof extendedSchema>
