import { webhookLimits } from '@vitrine/contracts/analyses/webhook.ts'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { isClosed } from '../accounts/closed.ts'
import { fromElsewhere, noteSecurity, tellOwner } from '../accounts/security-events.ts'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../database/schema/webhooks.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import { checkAddress, type Reach } from './check-address.ts'
import { postMessage } from './post-message.ts'
import { signMessage } from './sign-message.ts'

export interface MessageParts {
  db: Db
  clock: Clock
  place: MailPlace
  sealer: Pick<Sealer, 'open'>
  reach: Reach
}

/** The delay after each failed try; after the last one the message is given up. */
const waits = [minutes(0.25), ...[1, 5, 30, 120, 360, 720].map(minutes)]

/** Longer than any try takes: after this a dead worker's message is free again. */
const lease = minutes(1)
const several = 10

/** The result of a try: the answer's status, or why there was none. */
interface Outcome {
  answered: number | null
  reason: string | null
}

/** The network error without line breaks. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)

/** A receiver that answers 2xx has accepted it. */
const isTaken = ({ answered }: Outcome) => answered !== null && answered >= 200 && answered < 300

/** A receiver that answers 410 wants no more messages. */
const isGone = ({ answered }: Outcome) => answered === 410

const notTaken = (answered: number) =>
  answered >= 300 && answered < 400 ? `answered ${answered}: a redirect is not followed` : `answered ${answered}`

/** Sends a message once. */
export async function tryMessage(
  { clock, sealer, reach }: MessageParts,
  { url, secret: sealed }: Pick<WebhookRow, 'url' | 'secret'>,
  { id, body }: Pick<DeliveryRow, 'id' | 'body'>,
): Promise<Outcome> {
  const secret = sealer.open(sealed)
  if (secret === null)
    return { answered: null, reason: 'its secret was sealed with another SECRET: make a new webhook' }
  try {
    const headers = signMessage(secret, { id, body }, clock())
    const answered = await postMessage(checkAddress(url, reach), { headers, body, toLocalhost: reach.toLocalhost })
    const outcome = { answered, reason: null }
    return isTaken(outcome) ? outcome : { answered, reason: notTaken(answered) }
  } catch (error) {
    return { answered: null, reason: reasonOf(error) }
  }
}

/** The columns of a message that a try changes; `offSince` is its webhook's. */
export function settled(attempts: number, outcome: Outcome, now: Date, once = false): Partial<DeliveryRow> {
  if (isTaken(outcome)) return { ...outcome, status: 'taken', nextTryAt: null }
  const wait = once || isGone(outcome) ? undefined : waits[attempts - 1]
  if (wait === undefined) return { ...outcome, status: 'given-up', nextTryAt: null }
  return { ...outcome, nextTryAt: after(now, wait) }
}

/** Stops all deliveries, and tells the owner. */
async function switchOff(tx: Db, { place }: MessageParts, { id, accountId }: WebhookRow, now: Date): Promise<void> {
  const [off] = await tx
    .update(webhooks)
    .set({ offSince: now })
    .where(and(eq(webhooks.id, id), isNull(webhooks.offSince)))
    .returning()
  if (!off) return
  await tx
    .update(webhookDeliveries)
    .set({ status: 'given-up', nextTryAt: null, reason: 'the webhook was switched off' })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.status, 'waiting')))
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
  if (!owner) return
  await noteSecurity(tx, accountId, 'webhook-off', fromElsewhere, now)
  await tellOwner(tx, place, owner, 'webhook-off', fromElsewhere, now)
}

/** Counts a try for its webhook, and switches the webhook off after too many failures. */
export async function countTry(
  tx: Db,
  parts: MessageParts,
  webhook: WebhookRow,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const failures = isTaken(outcome) ? sql`0` : sql`${webhooks.failures} + 1`
  const [counted] = await tx.update(webhooks).set({ failures }).where(eq(webhooks.id, webhook.id)).returning()
  if (counted && (isGone(outcome) || counted.failures >= webhookLimits.failures))
    await switchOff(tx, parts, counted, now)
}

/**
 * Claims some due messages; no other worker gets them before the lease ends. Accounts take turns, so that one with many runs and slow receivers does not hold up the others.
 */
function claimDue(db: Db, now: Date): Promise<DeliveryRow[]> {
  const { id, status, nextTryAt, webhookId } = webhookDeliveries
  const isDue = and(eq(status, 'waiting'), lte(nextTryAt, now))
  const turns = db
    .select({
      id,
      turn: sql<number>`row_number() over (partition by ${webhooks.accountId} order by ${nextTryAt})`.as('turn'),
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(isDue)
    .as('turns')
  const due = db
    .select({ id })
    .from(webhookDeliveries)
    .innerJoin(turns, eq(turns.id, id))
    .where(isDue)
    .orderBy(asc(turns.turn), asc(nextTryAt))
    .limit(several)
    .for('update', { of: webhookDeliveries, skipLocked: true })
  return db
    .update(webhookDeliveries)
    .set({ nextTryAt: after(now, lease), attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(inArray(webhookDeliveries.id, due))
    .returning()
}

async function deliverOne(parts: MessageParts, row: DeliveryRow): Promise<void> {
  const [found] = await parts.db
    .select({ webhook: webhooks, owner: accounts })
    .from(webhooks)
    .innerJoin(accounts, eq(accounts.id, webhooks.accountId))
    .where(eq(webhooks.id, row.webhookId))
  if (!found) return
  const { webhook, owner } = found
  const waiting = and(eq(webhookDeliveries.id, row.id), eq(webhookDeliveries.status, 'waiting'))
  if (owner.deletedAt || isClosed(owner, parts.clock())) {
    const over = { status: 'given-up', nextTryAt: null, answered: null, reason: 'its account is closed' } as const
    await parts.db.update(webhookDeliveries).set(over).where(waiting)
    return
  }
  const outcome = await tryMessage(parts, webhook, row)
  const now = parts.clock()
  await parts.db.transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set(settled(row.attempts, outcome, now))
      .where(waiting)
    await countTry(tx, parts, webhook, outcome, now)
  })
}

/** Sends due messages, a few at a time, until there are none. */
export async function deliverMessages(parts: MessageParts, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const rows = stopping.aborted ? [] : await claimDue(parts.db, parts.clock())
    if (rows.length === 0) return
    await Promise.all(rows.map((row) => deliverOne(parts, row)))
  }
}
