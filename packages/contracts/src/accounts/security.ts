import { z } from 'zod'

/** What happened to an account's security, as its owner reads it. */
export const securityEventKindSchema = z.enum([
  'signed-in',
  'signed-in-on-new-device',
  'second-step-failed',
  'password-changed',
  'second-step-on',
  'second-step-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'api-key-made',
  'api-key-revoked',
  'webhook-made',
  'webhook-off',
  'session-ended',
  'sessions-ended',
  'role-changed',
  'blocked',
  'unblocked',
  'expiry-changed',
  'data-exported',
  'deletion-asked',
  'deletion-undone',
])
export type SecurityEventKind = z.infer<typeof securityEventKindSchema>

export const securityEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: securityEventKindSchema,
  /** The network address that it came from; null where an admin or the server did it. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type SecurityEvent = z.infer<typeof securityEventSchema>

export const secondStepSchema = z.object({
  /** A code of an authenticator app is asked for at each sign-in. */
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** This installation asks it of this role: it cannot be switched off. */
  required: z.boolean(),
})
export type SecondStep = z.infer<typeof secondStepSchema>

/** Shown once; each stands in for the app once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const passkeySchema = z.object({
  id: z.string(),
  /** Its owner's word for it. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept in a cloud: it outlives the device. */
  backedUp: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** What browser and authenticator say to one another, as WebAuthn has it; the server's library judges it. */
export const webAuthnSchema = z.looseObject({})

/** What the sign-in dialog offers beside e-mail and password. */
export const signInWaysSchema = z.object({
  passkeys: z.boolean(),
  /** What the sign-in provider is called; null without one. */
  provider: z.string().nullable(),
})
export type SignInWays = z.infer<typeof signInWaysSchema>
