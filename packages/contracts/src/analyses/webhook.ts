import { z } from 'zod'

/** Events of a webhook. `test`: somebody pressed the button. */
export const webhookEventSchema = z.enum(['analysis.finished', 'batch.finished'])
export type WebhookEvent = z.infer<typeof webhookEventSchema>

export const webhookLimits = {
  /** Per account. */
  webhooks: 10,
  /** Consecutive failed tries, of any deliveries, after which it is switched off. */
  failures: 15,
} as const

/** A webhook: an address that is told when a run ends. Its secret is shown only once. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  createdAt: z.iso.datetime(),
  /** When it was switched off after too many failures; null: it is on. */
  offSince: z.iso.datetime().nullable(),
  /** Failed tries since the last successful delivery. */
  failures: z.int(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const newWebhookSchema = z.object({
  url: z.string().trim().min(1).max(2000),
  events: z.array(webhookEventSchema).min(1).max(2).default(['analysis.finished', 'batch.finished']),
})
export type NewWebhook = z.infer<typeof newWebhookSchema>

/** A message and the state of its delivery. */
export const webhookDeliverySchema = z.object({
  /** The message's id, also in the header `webhook-id`: the same at every try. */
  id: z.string(),
  event: z.string(),
  status: z.enum(['waiting', 'taken', 'given-up']),
  /** Tries so far. */
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  /** Time of the next try; null if there is none. */
  nextTryAt: z.iso.datetime().nullable(),
  /** HTTP status of the last answer; null if there was none. */
  answered: z.int().nullable(),
  /** Why the last try failed. */
  reason: z.string().nullable(),
  /** The body that is sent. */
  body: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>
