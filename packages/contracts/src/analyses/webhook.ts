import { z } from 'zod'

/** What a webhook may be told. `test`: somebody pressed the button. */
export const webhookEventSchema = z.enum(['analysis.finished', 'batch.finished'])
export type WebhookEvent = z.infer<typeof webhookEventSchema>

export const webhookLimits = {
  /** Of one account. */
  webhooks: 10,
  /** Failed tries one after the other, of any deliveries, until it is switched off. */
  failures: 15,
} as const

/** Where an account's programs are told that a run has ended. Its secret is shown once only. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  createdAt: z.iso.datetime(),
  /** Since when nothing is sent, after too many failures; null: it is on. */
  offSince: z.iso.datetime().nullable(),
  /** Failed tries since the last that was taken. */
  failures: z.int(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const newWebhookSchema = z.object({
  url: z.string().trim().min(1).max(2000),
  events: z.array(webhookEventSchema).min(1).max(2).default(['analysis.finished', 'batch.finished']),
})
export type NewWebhook = z.infer<typeof newWebhookSchema>

/** One message and how it went. */
export const webhookDeliverySchema = z.object({
  /** The message's own, in the header `webhook-id`: the same at every try. */
  id: z.string(),
  event: z.string(),
  status: z.enum(['waiting', 'taken', 'given-up']),
  /** Tries so far. */
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  /** When it is tried again; null where it is not. */
  nextTryAt: z.iso.datetime().nullable(),
  /** HTTP status of the last answer; null where there was none. */
  answered: z.int().nullable(),
  /** Why the last try failed. */
  reason: z.string().nullable(),
  /** The body that is sent. */
  body: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>
