import { z } from 'zod'
import { signInSchema } from '../accounts/account.ts'
import { everyone, withOwnPassword } from '../accounts/roles.ts'
import { passkeySchema, signInWaysSchema, webAuthnSchema } from '../accounts/security.ts'
import { defineOperations } from './operation.ts'
import { userAgentHeaders } from './user-agent-headers.ts'

const params = z.object({ id: z.string().min(1).max(64) })
const name = z.string().trim().min(1).max(60)
const response = webAuthnSchema

/** Stored in the security log. */

export const passkeysOperations = defineOperations({
  getSignInWays: {
    method: 'GET',
    path: '/v1/app/auth/ways',
    tag: 'sign-in',
    summary: 'How one may sign in here besides by password',
    callers: everyone,
    response: signInWaysSchema,
    problems: [],
  },
  listPasskeys: {
    method: 'GET',
    path: '/v1/app/auth/passkeys',
    tag: 'sign-in',
    summary: 'One’s passkeys, oldest first',
    callers: withOwnPassword,
    response: z.object({ items: z.array(passkeySchema) }),
    problems: [],
  },
  beginPasskey: {
    method: 'POST',
    path: '/v1/app/auth/passkeys/options',
    tag: 'sign-in',
    summary: 'What navigator.credentials.create() is asked for a new passkey; good once, for five minutes',
    callers: withOwnPassword,
    response,
    problems: ['not-configured', 'conflict', 'confirmation-required'],
  },
  addPasskey: {
    method: 'POST',
    path: '/v1/app/auth/passkeys',
    tag: 'sign-in',
    summary: 'Add the passkey that the browser made',
    callers: withOwnPassword,
    headers: userAgentHeaders,
    body: z.object({ name, response }),
    response: passkeySchema,
    problems: ['not-configured', 'passkey-wrong', 'conflict', 'confirmation-required'],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/v1/app/auth/passkeys/:id',
    tag: 'sign-in',
    summary: 'Call a passkey otherwise',
    callers: withOwnPassword,
    params,
    body: z.object({ name }),
    response: passkeySchema,
    problems: ['not-found'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/v1/app/auth/passkeys/:id',
    tag: 'sign-in',
    summary: 'Sign in by this passkey no more',
    callers: withOwnPassword,
    params,
    headers: userAgentHeaders,
    response: z.object({ removed: z.literal(true) }),
    problems: ['not-found', 'conflict', 'confirmation-required'],
  },
  beginPasskeySignIn: {
    method: 'POST',
    path: '/v1/app/auth/passkey/options',
    tag: 'sign-in',
    summary:
      'What navigator.credentials.get() is asked to sign in or to confirm; good once, in this browser, for five minutes',
    callers: everyone,
    response,
    problems: ['not-configured'],
  },
  signInByPasskey: {
    method: 'POST',
    path: '/v1/app/auth/passkey',
    tag: 'sign-in',
    summary: 'Sign in by a passkey alone: it is device and PIN or finger in one, so no code is asked for',
    callers: everyone,
    headers: userAgentHeaders.extend({ cookie: z.string().optional() }),
    body: z.object({ response }),
    response: signInSchema,
    problems: ['not-configured', 'passkey-wrong', 'account-blocked'],
  },
})
