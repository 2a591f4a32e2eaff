import { z } from 'zod'
import { apiKeySchema, newApiKeySchema } from '../accounts/api-key.ts'
import { signedIn } from '../accounts/roles.ts'
import { defineOperations } from './operation.ts'
import { userAgentHeaders } from './user-agent-headers.ts'

/** Stored in the security log. */

export const apiKeysOperations = defineOperations({
  listApiKeys: {
    method: 'GET',
    path: '/v1/app/api-keys',
    tag: 'sign-in',
    summary: 'One’s own API keys that still work, newest first',
    callers: signedIn,
    response: z.object({ items: z.array(apiKeySchema) }),
    problems: [],
  },
  createApiKey: {
    method: 'POST',
    path: '/v1/app/api-keys',
    tag: 'sign-in',
    summary: 'Make an API key; the answer shows it, this once',
    callers: signedIn,
    headers: userAgentHeaders,
    body: newApiKeySchema,
    response: apiKeySchema.extend({
      /** The key itself. */
      key: z.string(),
    }),
    status: 201,
    problems: ['confirmation-required', 'model-unknown', 'conflict'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/v1/app/api-keys/:id',
    tag: 'sign-in',
    summary: 'Revoke one of one’s own API keys: it stops at once',
    callers: signedIn,
    params: z.object({ id: z.string().min(1).max(64) }),
    headers: userAgentHeaders,
    response: z.object({ revoked: z.literal(true) }),
    problems: ['not-found'],
  },
})
