import { randomUUID } from 'node:crypto'
import { at } from '@vitrine/basics/at.ts'
import { type ApiKey, mostApiKeys, type NewApiKey } from '@vitrine/contracts/accounts/api-key.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { count } from 'drizzle-orm'
import { lockAccount } from '../accounts/lock-account.ts'
import { noteSecurity, type Origin, tellOwner } from '../accounts/security-events.ts'
import { hashToken } from '../accounts/sessions/tokens.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import { newApiKey, prefixOf } from './key.ts'
import { keyCard } from './key-card.ts'
import { liveOf } from './live-keys.ts'

export interface KeyMakingParts {
  db: Db
  clock: Clock
  place: MailPlace
  models: readonly Model[]
}

const day = minutes(24 * 60)

function checkModels(known: readonly Model[], asked: NewApiKey['models']): void {
  const unknown = asked?.find((id) => !known.some((model) => model.id === id))
  if (unknown === undefined) return
  throw new RequestError('model-unknown', `There is no model ${unknown}.`, {
    hint: 'The catalogue names them: GET /api/catalogue.',
  })
}

/** Makes a key and tells its owner by mail; the key is only in the answer. Throws 'model-unknown' and 'conflict'. */
export async function createApiKey(
  { db, clock, place, models }: KeyMakingParts,
  accountId: string,
  asked: NewApiKey,
  actor: Actor,
  origin: Origin,
): Promise<ApiKey & { key: string }> {
  checkModels(models, asked.models)
  const key = newApiKey()
  return db.transaction(async (tx) => {
    const now = clock()
    // The lock keeps parallel calls from exceeding the limit together.
    const account = await lockAccount(tx, accountId)
    if (!account || account.deletedAt) throw new NotAllowed('token-invalid', 'This account is deleted.')
    const held = await tx.select({ keys: count() }).from(apiKeys).where(liveOf(accountId, now))
    if (at(held, 0).keys >= mostApiKeys) {
      throw new RequestError('conflict', `You have ${mostApiKeys} API keys already, as many as one account may have.`, {
        hint: 'Revoke one that is not used any more.',
      })
    }
    const [row] = await tx
      .insert(apiKeys)
      .values({
        id: randomUUID(),
        accountId,
        name: asked.name,
        prefix: prefixOf(key),
        hash: hashToken(key),
        scopes: [...new Set(asked.scopes)],
        models: asked.models === null ? null : [...new Set(asked.models)],
        perMinute: asked.perMinute,
        createdAt: now,
        expiresAt: after(now, asked.days * day),
      })
      .returning()
    if (!row) throw new Error('the database did not answer with the key')
    await noteSecurity(tx, accountId, 'api-key-made', origin, now)
    await tellOwner(tx, place, account, 'api-key-made', origin, now)
    const details = { key: row.prefix, scopes: row.scopes.join(' ') }
    await writeAudit(tx, actor, { action: 'api-key-made', targetId: accountId, details }, now)
    return { ...keyCard(row), key }
  })
}
