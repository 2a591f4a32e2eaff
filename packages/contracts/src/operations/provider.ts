import { z } from 'zod'
import { signInSchema } from '../accounts/account.ts'
import { everyone } from '../accounts/roles.ts'
import { defineOperations } from './operation.ts'
import { userAgentHeaders } from './user-agent-headers.ts'

const cookie = z.string().optional()
const headers = userAgentHeaders.extend({ cookie })

/** Signing in at a provider that the server is configured for (OpenID Connect, code flow with PKCE). */
export const providerOperations = defineOperations({
  beginProviderSignIn: {
    method: 'GET',
    path: '/v1/app/auth/provider',
    tag: 'sign-in',
    summary: 'Leads the browser to the sign-in provider',
    callers: everyone,
    answer: 'file',
    response: z.never(),
    problems: ['not-configured'],
  },
  returnFromProvider: {
    method: 'GET',
    path: '/v1/app/auth/provider/callback',
    tag: 'sign-in',
    summary: 'Where the provider sends the browser back to; it goes on to /login, where the sign-in is finished',
    callers: everyone,
    headers: z.object({ cookie }),
    answer: 'file',
    response: z.never(),
    problems: ['not-configured'],
  },
  finishProviderSignIn: {
    method: 'POST',
    path: '/v1/app/auth/provider/finish',
    tag: 'sign-in',
    summary: 'A session for whom the provider knows, in the browser that came back from there',
    callers: everyone,
    headers,
    body: z.object({
      /** As at `login`: required unless the provider says that it has asked for a second step itself. */
      code: z.string().trim().min(1).max(40).optional(),
    }),
    response: signInSchema,
    problems: [
      'not-configured',
      'sign-in-failed',
      'rate-limited',
      'second-step-required',
      'passkey-required',
      'account-blocked',
    ],
  },
})
