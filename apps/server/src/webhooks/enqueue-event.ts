import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@vitrine/contracts/analyses/webhook.ts'
import { and, arrayContains, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { webhookDeliveries, webhooks } from '../database/schema/webhooks.ts'

/**
 * The body of a message (Standard Webhooks): what happened and when, without results, which readers fetch with their
 * own rights.
 */
export const messageBody = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data })

/** The account's webhooks that want such a message. */
export const wantedBy = (accountId: string | SQL, type: WebhookEvent) =>
  and(eq(webhooks.accountId, accountId), isNull(webhooks.offSince), arrayContains(webhooks.events, [type]))

/** Enqueues a message for each of the account's webhooks that want it; call it in the transaction of the event. */
export async function enqueueEvent(
  tx: Db,
  accountId: string,
  type: WebhookEvent,
  data: object,
  now: Date,
): Promise<void> {
  const wanted = await tx.select({ id: webhooks.id }).from(webhooks).where(wantedBy(accountId, type))
  if (wanted.length === 0) return
  const body = messageBody(type, data, now)
  const status = 'waiting' as const
  await tx.insert(webhookDeliveries).values(
    wanted.map(({ id: webhookId }) => ({
      id: randomUUID(),
      webhookId,
      event: type,
      body,
      status,
      createdAt: now,
      nextTryAt: now,
    })),
  )
}
