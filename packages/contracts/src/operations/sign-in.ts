import { z } from 'zod'
import { extendedSchema, refreshedSchema, signInSchema } from '../accounts/account.ts'
import { anySession, everyone, signedIn } from '../accounts/roles.ts'
import { booleanField } from '../fields/boolean-field.ts'
import { defineOperations } from './operation.ts'
import { userAgentHeaders } from './user-agent-headers.ts'

/** Shown in the caller's list of sessions. */

/** The mark of an earlier sign-in: strangers' guesses do not lock out such a device. */
const device = userAgentHeaders.extend({ cookie: z.string().optional() })

const refreshBody = z.object({ refreshToken: z.string().min(1).max(200) })

export const signInOperations = defineOperations({
  login: {
    method: 'POST',
    path: '/v1/app/auth/login',
    tag: 'sign-in',
    summary: 'Sign in with e-mail and password',
    callers: everyone,
    body: z.object({
      email: z.string().max(320),
      password: z.string().max(1024),
      /** Sign in although other sessions exist; without it the answer is then 409. */
      force: booleanField.default(false),
      /**
       * A code of the authenticator app, or a recovery code: needed if the answer without it was
       * 'second-step-required'.
       */
      code: z.string().trim().min(1).max(40).optional(),
    }),
    headers: device,
    response: signInSchema,
    problems: [
      'sign-in-failed',
      'session-exists',
      'rate-limited',
      'second-step-required',
      'passkey-required',
      'account-blocked',
      'account-deleted',
    ],
  },
  logout: {
    method: 'POST',
    path: '/v1/app/auth/logout',
    tag: 'sign-in',
    summary: 'End the session that a refresh token belongs to',
    callers: everyone,
    body: refreshBody,
    response: z.object({ ended: z.boolean() }),
    problems: [],
  },
  refresh: {
    method: 'POST',
    path: '/v1/app/auth/refresh',
    tag: 'sign-in',
    summary: 'Exchange a refresh token for a new pair of tokens',
    callers: everyone,
    body: refreshBody,
    response: refreshedSchema,
    problems: ['token-invalid'],
  },
  extend: {
    method: 'POST',
    path: '/v1/app/auth/extend',
    tag: 'sign-in',
    summary: 'Exchange a refresh token and start a new 60 minutes',
    callers: signedIn,
    body: refreshBody,
    response: extendedSchema,
    problems: ['token-invalid'],
  },
  setPassword: {
    method: 'POST',
    path: '/v1/app/auth/set-password',
    tag: 'sign-in',
    summary: 'Set a password of one’s own; answers like sign-in',
    callers: anySession,
    body: z.object({ currentPassword: z.string().max(1024), newPassword: z.string().max(1024) }),
    headers: userAgentHeaders,
    response: signInSchema,
    problems: ['sign-in-failed', 'password-missing', 'password-weak', 'rate-limited'],
  },
})
