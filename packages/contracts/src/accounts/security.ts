import { z } from 'zod'

/** A security event of an account, as its owner sees it. */
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
  /** The network address of the caller; null where an admin or the server did it. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type SecurityEvent = z.infer<typeof securityEventSchema>

export const secondStepSchema = z.object({
  /** Each sign-in needs a code of an authenticator app. */
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** This installation requires it for the role: it cannot be switched off. */
  required: z.boolean(),
})
export type SecondStep = z.infer<typeof secondStepSchema>

/** Shown once; each replaces a code of the app once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const passkeySchema = z.object({
  id: z.string(),
  /** The name that its owner gave it. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Synchronised to a cloud, so that it survives the loss of the device. */
  backedUp: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** A message between browser and authenticator as WebAuthn defines it; the server's library checks it. */
export const webAuthnSchema = z.looseObject({})

/** Ways to sign in other than e-mail and password. */
export const signInWaysSchema = z.object({
  passkeys: z.boolean(),
  /** The sign-in provider's name; null without one. */
  provider: z.string().nullable(),
})
export type SignInWays = z.infer<typeof signInWaysSchema>
