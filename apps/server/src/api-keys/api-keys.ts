import type { ApiKey, NewApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { TokenReading } from '../accounts/caller.ts'
import { noteSecurity, type Origin } from '../accounts/security-events.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isUuid } from '../database/is-uuid.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { after, minutes } from '../time/clock.ts'
import { createApiKey, type KeyMakingParts } from './create-api-key.ts'
import { keyCard } from './key-card.ts'
import { live, liveOf } from './live-keys.ts'
import { type KeyReadingParts, readApiKey } from './read-api-key.ts'

type Parts = KeyMakingParts & KeyReadingParts

async function list({ db, clock }: Parts, accountId: string): Promise<ApiKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(liveOf(accountId, clock()))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return rows.map(keyCard)
}

/** Throws 'not-found' for a key that has expired or is somebody else's. */
async function revoke({ db, clock }: Parts, accountId: string, id: string, actor: Actor, origin: Origin) {
  await db.transaction(async (tx) => {
    const now = clock()
    const [revoked] = isUuid(id)
      ? await tx
          .update(apiKeys)
          .set({ revokedAt: now })
          .where(and(liveOf(accountId, now), eq(apiKeys.id, id)))
          .returning()
      : []
    if (!revoked) throw new RequestError('not-found', 'There is no such API key, or it has ended.')
    await noteSecurity(tx, accountId, 'api-key-revoked', origin, now)
    const details = { key: revoked.prefix }
    await writeAudit(tx, actor, { action: 'api-key-revoked', targetId: accountId, details }, now)
  })
}

async function isLive({ db, clock }: Parts, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), live(clock())))
  return found !== undefined
}

const kept = minutes(30 * 24 * 60)

/** API keys for people's programs: created, read, listed and revoked. */
export const openApiKeys = (parts: Parts) => ({
  read: (key: string): Promise<TokenReading> => readApiKey(parts, key),
  /** Whether a key is still valid, checked again during long responses. */
  isLive: (id: string) => isLive(parts, id),
  list: (accountId: string) => list(parts, accountId),
  create: (accountId: string, asked: NewApiKey, actor: Actor, origin: Origin) =>
    createApiKey(parts, accountId, asked, actor, origin),
  revoke: (accountId: string, id: string, actor: Actor, origin: Origin) => revoke(parts, accountId, id, actor, origin),
  /** Deletes keys, revoked ones included, a month after they expired. */
  sweep: async () => {
    await parts.db.delete(apiKeys).where(lt(apiKeys.expiresAt, after(parts.clock(), -kept)))
  },
})

export type ApiKeys = ReturnType<typeof openApiKeys>
