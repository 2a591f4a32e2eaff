import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Account, userOf } from '../accounts/account.ts'
import type { TokenReading } from '../accounts/caller.ts'
import { isClosed } from '../accounts/closed.ts'
import { countPasskeys } from '../accounts/passkeys/passkeys.ts'
import { hashToken } from '../accounts/sessions/tokens.ts'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { after, type Clock, minutes } from '../time/clock.ts'
import { live } from './live-keys.ts'

export interface KeyReadingParts {
  db: Db
  clock: Clock
  rateLimits: boolean
  needsSecondStep: (role: Role) => boolean
}

const minute = minutes(1)

/**
 * Counts a call in one statement, so that parallel ones are all counted, and returns the count of the current minute.
 */
async function countCall(db: Db, id: string, now: Date): Promise<{ counted: number; since: Date }> {
  const isOver = sql`coalesce(${apiKeys.countedSince} <= ${after(now, -minute).toISOString()}::timestamptz, true)`
  const [used] = await db
    .update(apiKeys)
    .set({
      lastUsedAt: now,
      counted: sql`case when ${isOver} then 1 else ${apiKeys.counted} + 1 end`,
      countedSince: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${apiKeys.countedSince} end`,
    })
    .where(eq(apiKeys.id, id))
    .returning({ counted: apiKeys.counted, since: apiKeys.countedSince })
  return { counted: used?.counted ?? 0, since: used?.since ?? now }
}

/** A key is no second step: where one is required, its owner must have one. */
const lacksStep = async (db: Db, { id, role, totpSecret }: Account, needsSecondStep: (role: Role) => boolean) =>
  totpSecret === null && needsSecondStep(role) && (await countPasskeys(db, id)) === 0

/**
 * Identifies the caller by an API key, with what the key may do. The account must be able to sign in. Counts the call.
 * Throws 'rate-limited'.
 */
export async function readApiKey(parts: KeyReadingParts, key: string): Promise<TokenReading> {
  const { db, clock, rateLimits, needsSecondStep } = parts
  const now = clock()
  const [found] = await db
    .select({ key: apiKeys, account: accounts })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(and(eq(apiKeys.hash, hashToken(key)), live(now), isNull(accounts.deletedAt)))
  if (!found || isClosed(found.account, now)) return { state: 'unknown' }
  const { id, scopes, models, perMinute } = found.key
  const { account } = found
  const { counted, since } = await countCall(db, id, now)
  if (rateLimits && counted > perMinute) {
    throw new RequestError('rate-limited', `This API key may make ${perMinute} calls in a minute.`, {
      hint: 'Wait a little, or make a key with a higher limit.',
      retryAfter: Math.max(1, Math.ceil((after(since, minute).getTime() - now.getTime()) / 1000)),
    })
  }
  return {
    state: 'live',
    signedIn: {
      caller: (await lacksStep(db, account, needsSecondStep)) ? 'unstepped' : account.role,
      sessionId: id,
      user: userOf(account, false),
      verifiedAt: null,
      stepped: false,
      apiKey: { id, scopes, models },
    },
  }
}
