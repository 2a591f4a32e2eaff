import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { given, preparedOnce } from '../../database/prepared.ts'
import { accounts, sessions, tokens } from '../../database/schema/accounts.ts'
import { type Account, userOf } from '../account.ts'
import type { SignedInCaller, TokenReading } from '../caller.ts'
import { isClosed } from '../closed.ts'
import { hashToken } from './tokens.ts'

/** Until the account has a password of its own and its required second step, a session may only set those up. */
function callerOf(
  { temporary, stepped }: Pick<typeof sessions.$inferSelect, 'temporary' | 'stepped'>,
  { role, totpSecret }: Account,
  needsSecondStep: (role: Role) => boolean,
): SignedInCaller['caller'] {
  if (temporary) return 'temporary'
  return !stepped && totpSecret === null && needsSecondStep(role) ? 'unstepped' : role
}

// Every call of a signed-in person begins with it.
const reading = preparedOnce((db) =>
  db
    .select({ token: tokens, session: sessions, account: accounts })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(tokens.hash, given('hash', tokens.hash)), eq(tokens.kind, 'access')))
    .prepare(''),
)

/** Looks up an access token in one query, so that revoking a session takes effect at once. */
export async function readAccessToken(
  db: Db,
  token: string,
  now: Date,
  needsSecondStep: (role: Role) => boolean,
): Promise<TokenReading> {
  const [found] = await reading(db).execute({ hash: hashToken(token) })
  if (!found || found.session.revokedAt || found.account.deletedAt || isClosed(found.account, now))
    return { state: 'unknown' }
  const { session, account } = found
  if (!found.token.expiresAt || found.token.expiresAt <= now || session.endsAt <= now) return { state: 'over' }
  return {
    state: 'live',
    signedIn: {
      caller: callerOf(session, account, needsSecondStep),
      sessionId: session.id,
      user: userOf(account, session.temporary),
      verifiedAt: session.verifiedAt,
      stepped: session.stepped,
    },
  }
}
