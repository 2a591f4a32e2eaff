import { randomUUID } from 'node:crypto'
import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { accounts, sessions, tokens } from '../../database/schema/accounts.ts'
import { after, minutes } from '../../time/clock.ts'
import { type Account, userOf } from '../account.ts'
import type { Origin } from '../security-events.ts'
import { hashToken, newTokens, type TokenPair } from './tokens.ts'

export const sessionLifetime = minutes(60)
/** However often it is extended; after that people sign in again. */
export const longestSession = minutes(12 * 60)
const accessLifetime = minutes(15)

interface Pair {
  sessionId: string
  endsAt: Date
  pair: TokenPair
  parentHash: string | null
  now: Date
}

/** Stores a pair of tokens; returns when the access token expires, which is never after its session. */
export async function storePair(tx: Db, { sessionId, endsAt, pair, parentHash, now }: Pair): Promise<Date> {
  const expiresAt = new Date(Math.min(after(now, accessLifetime).getTime(), endsAt.getTime()))
  await tx.insert(tokens).values([
    { hash: hashToken(pair.access), sessionId, kind: 'access', expiresAt },
    { hash: hashToken(pair.refresh), sessionId, kind: 'refresh', parentHash },
  ])
  return expiresAt
}

interface NewSession {
  temporary: boolean
  /** The account has not signed in from this device before. */
  unfamiliar: boolean
  /** It began with a method that includes a second step. */
  stepped: boolean
  /** The passkey that it began with. */
  passkeyId?: string | undefined
  origin: Origin
  needsSecondStep: (role: Role) => boolean
  now: Date
}

/** Begins a session with its first pair of tokens; returns the answer of a sign-in. */
export async function startSession(
  tx: Db,
  account: Account,
  { temporary, unfamiliar, stepped, passkeyId, origin: { address, userAgent }, needsSecondStep, now }: NewSession,
): Promise<SignIn> {
  const sessionId = randomUUID()
  const endsAt = after(now, sessionLifetime)
  await tx.insert(sessions).values({
    id: sessionId,
    accountId: account.id,
    temporary,
    loginTime: now,
    endsAt,
    userAgent: userAgent?.slice(0, 300) ?? null,
    address,
    verifiedAt: now,
    unfamiliar,
    stepped,
    passkeyId: passkeyId ?? null,
    createdAt: now,
  })
  await tx.update(accounts).set({ lastSignInAt: now }).where(eq(accounts.id, account.id))
  const pair = newTokens()
  const expiresAt = await storePair(tx, { sessionId, endsAt, pair, parentHash: null, now })
  return {
    user: {
      ...userOf(account, temporary),
      ...(!temporary &&
        !stepped &&
        account.totpSecret === null &&
        needsSecondStep(account.role) && { secondStepMissing: true }),
    },
    accessToken: pair.access,
    refreshToken: pair.refresh,
    tokenExpiresAt: expiresAt.toISOString(),
  }
}
