import { randomUUID } from 'node:crypto'
import { at } from '@vitrine/basics/at.ts'
import type { NewWebhook, Webhook, WebhookDelivery } from '@vitrine/contracts/analyses/webhook.ts'
import { webhookLimits } from '@vitrine/contracts/analyses/webhook.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, count, desc, eq, lt, ne } from 'drizzle-orm'
import type { AdmitCall } from '../accounts/limits/limit-calls.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { noteSecurity, type Origin, tellOwner } from '../accounts/security-events.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isUuid } from '../database/is-uuid.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../database/schema/webhooks.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { after, minutes } from '../time/clock.ts'
import { checkAddress } from './check-address.ts'
import { countTry, type MessageParts, settled, tryMessage } from './deliver-messages.ts'
import { messageBody } from './enqueue-event.ts'
import { newWebhookSecret } from './sign-message.ts'

export interface WebhookParts extends MessageParts {
  sealer: Sealer
  admit: AdmitCall
}

const iso = (date: Date | null) => date?.toISOString() ?? null

const card = ({ id, url, events, createdAt, offSince, failures }: WebhookRow): Webhook => ({
  id,
  url,
  events,
  createdAt: createdAt.toISOString(),
  offSince: iso(offSince),
  failures,
})

const deliveryCard = ({ webhookId: _webhookId, createdAt, nextTryAt, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  createdAt: createdAt.toISOString(),
  nextTryAt: iso(nextTryAt),
})

/** Throws 'not-found', also for somebody else's. */
async function find({ db }: WebhookParts, accountId: string, id: string): Promise<WebhookRow> {
  const own = and(eq(webhooks.accountId, accountId), eq(webhooks.id, id))
  const [row] = isUuid(id) ? await db.select().from(webhooks).where(own) : []
  if (!row) throw new RequestError('not-found', 'There is no such webhook.')
  return row
}

/** Throws 'invalid-request' for an address that may not be contacted, and 'conflict' if there are too many. */
async function create(
  { db, clock, sealer, place, reach }: WebhookParts,
  accountId: string,
  asked: NewWebhook,
  actor: Actor,
  origin: Origin,
): Promise<Webhook & { secret: string }> {
  const { href } = checkAddress(asked.url, reach)
  const secret = newWebhookSecret()
  return db.transaction(async (tx) => {
    const now = clock()
    // The lock keeps parallel calls from exceeding the limit together.
    const account = await lockAccount(tx, accountId)
    if (!account) throw new RequestError('not-found', 'There is no such account.')
    const held = await tx.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.accountId, accountId))
    if (at(held, 0).webhooks >= webhookLimits.webhooks) {
      throw new RequestError(
        'conflict',
        `You have ${webhookLimits.webhooks} webhooks, as many as one account may have.`,
        {
          hint: 'Remove one that is not needed any more.',
        },
      )
    }
    const events = [...new Set(asked.events)]
    const row = { id: randomUUID(), accountId, url: href, secret: sealer.seal(secret), events, createdAt: now }
    await tx.insert(webhooks).values(row)
    await noteSecurity(tx, accountId, 'webhook-made', origin, now)
    await tellOwner(tx, place, account, 'webhook-made', origin, now)
    const details = { host: new URL(href).host }
    await writeAudit(tx, actor, { action: 'webhook-made', targetId: accountId, details }, now)
    return { ...card({ ...row, failures: 0, offSince: null }), secret }
  })
}

async function remove(parts: WebhookParts, accountId: string, id: string, actor: Actor): Promise<void> {
  const row = await find(parts, accountId, id)
  await parts.db.transaction(async (tx) => {
    await tx.delete(webhooks).where(eq(webhooks.id, row.id))
    const details = { host: new URL(row.url).host }
    await writeAudit(tx, actor, { action: 'webhook-removed', targetId: accountId, details }, parts.clock())
  })
}

/** Limits repeated clicks. */
const testLimit = { scope: 'webhook-test', count: 10, window: minutes(1) }

/** Sends a test message once, also for a webhook that is off, and logs the result. Throws 'rate-limited'. */
async function test(parts: WebhookParts, accountId: string, id: string): Promise<WebhookDelivery> {
  const webhook = await find(parts, accountId, id)
  await parts.admit(testLimit, accountId)
  const createdAt = parts.clock()
  const body = messageBody('test', { webhookId: webhook.id }, createdAt)
  const message = { id: randomUUID(), body }
  const outcome = await tryMessage(parts, webhook, message)
  const values = settled(1, outcome, createdAt, true)
  return parts.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        ...message,
        webhookId: webhook.id,
        event: 'test',
        status: 'given-up',
        attempts: 1,
        createdAt,
        ...values,
      })
      .returning()
    if (!row) throw new Error('the database did not answer with the message')
    if (row.status === 'taken') await countTry(tx, parts, webhook, outcome, createdAt)
    return deliveryCard(row)
  })
}

/**
 * Sends a logged message once more, also for a webhook that is off, with the same id, by which receivers recognise it.
 * Throws 'conflict' while it is still being tried, and 'rate-limited'.
 */
async function resend(parts: WebhookParts, accountId: string, id: string, delivery: string): Promise<WebhookDelivery> {
  const webhook = await find(parts, accountId, id)
  const own = and(eq(webhookDeliveries.webhookId, webhook.id), eq(webhookDeliveries.id, delivery))
  const [sent] = isUuid(delivery) ? await parts.db.select().from(webhookDeliveries).where(own) : []
  if (!sent) throw new RequestError('not-found', 'There is no such message.')
  if (sent.status === 'waiting') throw new RequestError('conflict', 'This message is still being sent again by itself.')
  await parts.admit(testLimit, accountId)
  const outcome = await tryMessage(parts, webhook, sent)
  const now = parts.clock()
  return parts.db.transaction(async (tx) => {
    const attempts = sent.attempts + 1
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ ...settled(attempts, outcome, now, true), attempts })
      .where(own)
      .returning()
    if (!row) throw new RequestError('not-found', 'There is no such message.')
    // As with a test message, failures do not switch the webhook off.
    if (row.status === 'taken') await countTry(tx, parts, webhook, outcome, now)
    return deliveryCard(row)
  })
}

const shown = 50
const keptMinutes = 30 * 24 * 60

async function listDeliveries(parts: WebhookParts, accountId: string, id: string): Promise<WebhookDelivery[]> {
  const { id: webhookId } = await find(parts, accountId, id)
  const rows = await parts.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(shown)
  return rows.map(deliveryCard)
}

async function renewSeals({ db, sealer }: WebhookParts): Promise<number> {
  let renewed = 0
  for (const { id, secret } of await db.select().from(webhooks)) {
    const sealedAgain = sealer.renew(secret)
    if (sealedAgain === null) continue
    await db.update(webhooks).set({ secret: sealedAgain }).where(eq(webhooks.id, id))
    renewed++
  }
  return renewed
}

/** Webhooks: addresses that are told when an account's runs end. Functions that take an id throw 'not-found'. */
export const openWebhooks = (parts: WebhookParts) => ({
  list: async (accountId: string): Promise<Webhook[]> => {
    const own = eq(webhooks.accountId, accountId)
    const rows = await parts.db.select().from(webhooks).where(own).orderBy(desc(webhooks.createdAt), desc(webhooks.id))
    return rows.map(card)
  },
  create: (accountId: string, asked: NewWebhook, actor: Actor, origin: Origin) =>
    create(parts, accountId, asked, actor, origin),
  remove: (accountId: string, id: string, actor: Actor) => remove(parts, accountId, id, actor),
  enable: async (accountId: string, id: string): Promise<Webhook> => {
    const row = await find(parts, accountId, id)
    await parts.db.update(webhooks).set({ offSince: null, failures: 0 }).where(eq(webhooks.id, row.id))
    return card({ ...row, offSince: null, failures: 0 })
  },
  test: (accountId: string, id: string) => test(parts, accountId, id),
  resend: (accountId: string, id: string, delivery: string) => resend(parts, accountId, id, delivery),
  listDeliveries: (accountId: string, id: string) => listDeliveries(parts, accountId, id),
  /** Encrypts each secret with the current SECRET; returns how many needed it. */
  renewSeals: () => renewSeals(parts),
  /** Deletes messages older than a month. */
  sweep: async () => {
    const old = lt(webhookDeliveries.createdAt, after(parts.clock(), -minutes(keptMinutes)))
    await parts.db.delete(webhookDeliveries).where(and(old, ne(webhookDeliveries.status, 'waiting')))
  },
})

export type Webhooks = ReturnType<typeof openWebhooks>
