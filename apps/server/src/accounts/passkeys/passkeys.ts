import { randomBytes, randomUUID } from 'node:crypto'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { at } from '@vitrine/basics/at.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Passkey } from '@vitrine/contracts/accounts/security.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, asc, count, eq, isNull, ne } from 'drizzle-orm'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Db } from '../../database/database.ts'
import { isUuid } from '../../database/is-uuid.ts'
import { passkeys } from '../../database/schema/account-security.ts'
import { sessions } from '../../database/schema/accounts.ts'
import type { MailPlace } from '../../mail/mail-content.ts'
import type { Clock } from '../../time/clock.ts'
import type { SignedInCaller } from '../caller.ts'
import { lockOwnAccount } from '../lock-account.ts'
import { keepSecret } from '../one-time-secrets.ts'
import { noteSecurity, type Origin, tellOwner } from '../security-events.ts'
import { algorithms, challengeLifetime, checkNewPasskey } from './check-passkey.ts'
import { partyOrRefusal, type RelyingParty } from './relying-party.ts'

export interface PasskeyParts {
  db: Db
  clock: Clock
  place: MailPlace
  /** Null: PUBLIC_URL is no address that passkeys can be bound to. */
  party: RelyingParty | null
  needsSecondStep: (role: Role) => boolean
}

const most = 10

type Row = typeof passkeys.$inferSelect

const passkeyOf = ({ id, name, createdAt, lastUsedAt, backedUp }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  backedUp,
})

const own = (accountId: string, id: string) => and(eq(passkeys.accountId, accountId), eq(passkeys.id, id))

const noSuch = () => new RequestError('not-found', 'There is no such passkey, or it was removed.')

export async function countPasskeys(db: Db, accountId: string): Promise<number> {
  const found = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.accountId, accountId))
  return at(found, 0).count
}

async function refuseTooMany(db: Db, accountId: string): Promise<void> {
  if ((await countPasskeys(db, accountId)) < most) return
  throw new RequestError('conflict', `An account has ${most} passkeys at most.`, { hint: 'Remove one first.' })
}

/** Adding, renaming and removing one's own passkeys. */
export const openPasskeys = ({ db, clock, place, party, needsSecondStep }: PasskeyParts) => ({
  list: async (accountId: string): Promise<Passkey[]> => {
    const rows = await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    return rows.map(passkeyOf)
  },
  /**
   * The options for the browser's request; the challenge is bound to this session. Throws 'not-configured' and
   * 'conflict'.
   */
  begin: async ({ user, sessionId }: SignedInCaller) => {
    const { id: rpID, name: rpName } = partyOrRefusal(party)
    await refuseTooMany(db, user.id)
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const known = await db
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.accountId, user.id))
    const options = await generateRegistrationOptions({
      rpName,
      rpID,
      userName: user.email,
      userDisplayName: user.name,
      // An identifier that reveals nothing: the device gives it out before anybody has proved anything.
      userID: new TextEncoder().encode(user.id),
      challenge: new Uint8Array(randomBytes(32)),
      excludeCredentials: known,
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const secret = { purpose: 'passkey-new', secret: options.challenge, boundTo: sessionId } as const
    await keepSecret(db, { ...secret, accountId: user.id, lifetime: challengeLifetime }, clock())
    return { ...options }
  },
  /** Throws 'not-configured', 'passkey-wrong' and 'conflict'. */
  add: async (
    { user, sessionId }: SignedInCaller,
    name: string,
    response: unknown,
    origin: Origin,
  ): Promise<Passkey> => {
    const now = clock()
    // The cast: the library checks what it is given and refuses anything of another shape.
    const made = await checkNewPasskey(db, partyOrRefusal(party), sessionId, response as RegistrationResponseJSON, now)
    return db.transaction(async (tx) => {
      const account = await lockOwnAccount(tx, user.id)
      await refuseTooMany(tx, user.id)
      const [row] = await tx
        .insert(passkeys)
        .values({ id: randomUUID(), accountId: user.id, name, ...made, createdAt: now })
        .onConflictDoNothing()
        .returning()
      if (!row) throw new RequestError('conflict', 'This passkey is known already.')
      // The passkey has just proved possession and user verification, which is more than a code does.
      await tx.update(sessions).set({ stepped: true }).where(eq(sessions.id, sessionId))
      // From now on a password alone is not enough, and neither are sessions that began with one.
      if (account.totpSecret === null && needsSecondStep(account.role)) {
        const others = and(eq(sessions.accountId, user.id), ne(sessions.id, sessionId), eq(sessions.stepped, false))
        await tx
          .update(sessions)
          .set({ revokedAt: now })
          .where(and(others, isNull(sessions.revokedAt)))
      }
      await noteSecurity(tx, user.id, 'passkey-added', origin, now)
      await tellOwner(tx, place, account, 'passkey-added', origin, now)
      const actor = { by: 'account', accountId: user.id, address: origin.address } as const
      await writeAudit(tx, actor, { action: 'passkey-added', targetId: user.id }, now)
      return passkeyOf(row)
    })
  },
  /** Throws 'not-found'. */
  rename: async (accountId: string, id: string, name: string): Promise<Passkey> => {
    const [row] = isUuid(id) ? await db.update(passkeys).set({ name }).where(own(accountId, id)).returning() : []
    if (!row) throw noSuch()
    return passkeyOf(row)
  },
  /**
   * Also ends the sessions that began with it, except the caller's: a passkey that is removed because it was lost may
   * be in somebody else's hands. Throws 'not-found', and 'conflict' if it is the last second step of a role that needs
   * one.
   */
  remove: ({ user: { id: accountId }, sessionId }: SignedInCaller, id: string, origin: Origin): Promise<void> =>
    db.transaction(async (tx) => {
      const account = await lockOwnAccount(tx, accountId)
      const [gone] = isUuid(id) ? await tx.delete(passkeys).where(own(accountId, id)).returning() : []
      if (!gone) throw noSuch()
      const bare = account.totpSecret === null && (await countPasskeys(tx, accountId)) === 0
      if (bare && needsSecondStep(account.role)) {
        throw new RequestError('conflict', `A second step is required of the role ${account.role} here.`, {
          hint: 'Add another passkey, or set up an authenticator app first.',
        })
      }
      const now = clock()
      const begun = and(eq(sessions.accountId, accountId), eq(sessions.passkeyId, id), ne(sessions.id, sessionId))
      await tx
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(begun, isNull(sessions.revokedAt)))
      await noteSecurity(tx, accountId, 'passkey-removed', origin, now)
      await tellOwner(tx, place, account, 'passkey-removed', origin, now)
      const actor = { by: 'account', accountId, address: origin.address } as const
      await writeAudit(tx, actor, { action: 'passkey-removed', targetId: accountId }, now)
    }),
})

export type PasskeyService = ReturnType<typeof openPasskeys>
