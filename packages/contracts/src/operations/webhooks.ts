import { z } from 'zod'
import { signedIn } from '../accounts/roles.ts'
import { newWebhookSchema, webhookDeliverySchema, webhookSchema } from '../analyses/webhook.ts'
import { idParams } from '../fields/id-params.ts'
import { defineOperations } from './operation.ts'

export const webhooksOperations = defineOperations({
  listWebhooks: {
    method: 'GET',
    path: '/v1/app/webhooks',
    tag: 'sign-in',
    summary: 'One’s own webhooks, newest first',
    callers: signedIn,
    response: z.object({ items: z.array(webhookSchema) }),
    problems: [],
  },
  createWebhook: {
    method: 'POST',
    path: '/v1/app/webhooks',
    tag: 'sign-in',
    summary: 'Have finished runs told to an address (Standard Webhooks); the answer shows the secret, this once',
    callers: signedIn,
    body: newWebhookSchema,
    response: webhookSchema.extend({
      /** `whsec_` and the key in base64. */
      secret: z.string(),
    }),
    status: 201,
    problems: ['confirmation-required', 'invalid-request', 'conflict'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/v1/app/webhooks/:id',
    tag: 'sign-in',
    summary: 'Remove a webhook with its log; nothing more is sent',
    callers: signedIn,
    params: idParams,
    response: z.object({ deleted: z.literal(true) }),
    problems: ['not-found'],
  },
  enableWebhook: {
    method: 'POST',
    path: '/v1/app/webhooks/:id/enable',
    tag: 'sign-in',
    summary: 'Switch a webhook on again that failed too often',
    callers: signedIn,
    params: idParams,
    response: webhookSchema,
    problems: ['not-found'],
  },
  testWebhook: {
    method: 'POST',
    path: '/v1/app/webhooks/:id/test',
    tag: 'sign-in',
    summary: 'Send a test message now, once, and say how it went',
    callers: signedIn,
    params: idParams,
    response: webhookDeliverySchema,
    problems: ['not-found', 'rate-limited'],
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/v1/app/webhooks/:id/deliveries',
    tag: 'sign-in',
    summary: 'The latest messages of a webhook and how they went',
    callers: signedIn,
    params: idParams,
    response: z.object({ items: z.array(webhookDeliverySchema) }),
    problems: ['not-found'],
  },
  resendWebhookDelivery: {
    method: 'POST',
    path: '/v1/app/webhooks/:id/deliveries/:delivery/resend',
    tag: 'sign-in',
    summary: 'Send a message of the log once more, with its own id, and say how it went',
    callers: signedIn,
    params: idParams.extend({ delivery: z.string().min(1).max(64) }),
    response: webhookDeliverySchema,
    problems: ['not-found', 'conflict', 'rate-limited'],
  },
})
