import { z } from 'zod'
import { everyone, signedIn } from '../accounts/roles.ts'
import { sessionSchema } from '../accounts/session.ts'
import { defineOperations } from './operation.ts'

export const sessionsOperations = defineOperations({
  forgotPassword: {
    method: 'POST',
    path: '/v1/app/auth/forgot-password',
    tag: 'sign-in',
    summary: 'Mail a temporary password if the account exists; the answer does not tell whether it does',
    callers: everyone,
    body: z.object({ email: z.string().max(320) }),
    response: z.object({ received: z.literal(true) }),
    status: 202,
    problems: ['rate-limited'],
  },
  listSessions: {
    method: 'GET',
    path: '/v1/app/auth/sessions',
    tag: 'sign-in',
    summary: 'One’s own live sessions, newest first',
    callers: signedIn,
    response: z.object({ items: z.array(sessionSchema) }),
    problems: [],
  },
  revokeSession: {
    method: 'DELETE',
    path: '/v1/app/auth/sessions/:id',
    tag: 'sign-in',
    summary: 'End one of one’s own sessions',
    callers: signedIn,
    params: z.object({ id: z.string().min(1).max(64) }),
    response: z.object({ revoked: z.int() }),
    problems: ['not-found', 'confirmation-required'],
  },
  acceptSession: {
    method: 'POST',
    path: '/v1/app/auth/sessions/:id/accept',
    tag: 'sign-in',
    summary: 'Say of another session, on a new device, that it was oneself',
    callers: signedIn,
    params: z.object({ id: z.string().min(1).max(64) }),
    response: z.object({ accepted: z.literal(true) }),
    problems: ['not-found', 'conflict'],
  },
  revokeOtherSessions: {
    method: 'DELETE',
    path: '/v1/app/auth/sessions',
    tag: 'sign-in',
    summary: 'End all of one’s own sessions but the one that asks',
    callers: signedIn,
    response: z.object({ revoked: z.int() }),
    problems: ['confirmation-required'],
  },
})
