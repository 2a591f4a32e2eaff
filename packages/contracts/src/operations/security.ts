import { z } from 'zod'
import { signedIn, withOwnPassword } from '../accounts/roles.ts'
import { recoveryCodesSchema, secondStepSchema, securityEventSchema, webAuthnSchema } from '../accounts/security.ts'
import { defineOperations } from './operation.ts'
import { userAgentHeaders } from './user-agent-headers.ts'

/** Stands in the security log. */

export const securityOperations = defineOperations({
  confirmIdentity: {
    method: 'POST',
    path: '/v1/app/auth/confirm',
    tag: 'sign-in',
    summary:
      'Prove again who one is, by password, code or passkey: what answers ‘confirmation-required’ is then allowed for a while',
    callers: withOwnPassword,
    headers: z.object({ cookie: z.string().optional() }),
    body: z.object({
      password: z.string().min(1).max(1024).optional(),
      code: z.string().trim().min(1).max(40).optional(),
      /** An answer to a challenge of `beginPasskeySignIn`. */
      passkey: webAuthnSchema.optional(),
    }),
    response: z.object({ until: z.iso.datetime() }),
    problems: ['code-wrong', 'password-missing', 'passkey-wrong', 'rate-limited'],
  },
  getSecondStep: {
    method: 'GET',
    path: '/v1/app/auth/second-step',
    tag: 'sign-in',
    summary: 'Whether one’s sign-in asks for a code',
    callers: withOwnPassword,
    response: secondStepSchema,
    problems: [],
  },
  beginSecondStep: {
    method: 'POST',
    path: '/v1/app/auth/second-step',
    tag: 'sign-in',
    summary: 'A new secret for an authenticator app; it serves once a code of it was confirmed',
    callers: withOwnPassword,
    response: z.object({
      /** In Base32, to be typed. */
      secret: z.string(),
      /** otpauth: address, to be shown as a QR code. */
      address: z.string(),
    }),
    problems: ['conflict', 'confirmation-required'],
  },
  enableSecondStep: {
    method: 'POST',
    path: '/v1/app/auth/second-step/enable',
    tag: 'sign-in',
    summary: 'Switch the second step on with a first code; answers the recovery codes, this once',
    callers: withOwnPassword,
    headers: userAgentHeaders,
    body: z.object({ code: z.string().trim().max(40) }),
    response: recoveryCodesSchema,
    problems: ['conflict', 'code-wrong'],
  },
  removeSecondStep: {
    method: 'DELETE',
    path: '/v1/app/auth/second-step',
    tag: 'sign-in',
    summary: 'Ask for no code any more',
    callers: signedIn,
    headers: userAgentHeaders,
    response: z.object({ removed: z.literal(true) }),
    problems: ['conflict', 'confirmation-required'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/v1/app/auth/second-step/recovery-codes',
    tag: 'sign-in',
    summary: 'New recovery codes in the place of those before',
    callers: signedIn,
    headers: userAgentHeaders,
    response: recoveryCodesSchema,
    problems: ['conflict', 'confirmation-required'],
  },
  getDraftKey: {
    method: 'GET',
    path: '/v1/app/auth/draft-key',
    tag: 'sign-in',
    summary:
      'The key that one’s own browser seals with what was typed and not sent, so that it waits for the next sign-in',
    callers: withOwnPassword,
    response: z.object({
      /** Base64 of 32 bytes, of one’s account alone and the same at each sign-in, until SECRET is changed. */
      key: z.string().length(44),
    }),
    problems: [],
  },
  listSecurityEvents: {
    method: 'GET',
    path: '/v1/app/auth/security-log',
    tag: 'sign-in',
    summary: 'What happened to one’s account’s security, newest first, the last hundred',
    callers: signedIn,
    response: z.object({ items: z.array(securityEventSchema) }),
    problems: [],
  },
})
