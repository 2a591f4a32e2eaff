import { randomBytes } from 'node:crypto'
import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { minutes } from '../../time/clock.ts'
import { type Account, findAccount } from '../account.ts'
import { refuseClosed } from '../closed.ts'
import { findSecret, keepSecret, spendSecret } from '../one-time-secrets.ts'
import { judgeCode, spendCode } from '../second-step/check-code.ts'
import { codeMissing, codeWrong, mustUsePasskey, passkeyMissing } from '../second-step/missing.ts'
import { noteSecurity, type Origin, tellOwner } from '../security-events.ts'
import { beginKnownSession } from '../sessions/begin-known-session.ts'
import type { SignInParts } from '../sign-in.ts'
import type { ProvidedPerson } from './provider.ts'

/** Why a sign-in is refused, as given in the sign-in dialog's address. */
export type Refusal = 'not-invited' | 'unverified'

const live = isNull(accounts.deletedAt)

/**
 * Finds the account: by the provider's identifier once it is bound, by the e-mail the first time. An e-mail may later
 * be given to somebody else, who must not get the account of its former owner.
 */
async function findProvided(db: Db, { issuer, subject, email }: ProvidedPerson): Promise<Account | Refusal> {
  const bound = eq(accounts.providerSubject, `${issuer} ${subject}`)
  const [known] = await db.select().from(accounts).where(and(bound, live))
  if (known) return known
  if (email === null) return 'unverified'
  const account = await findAccount(db, email)
  // Bound to another identifier there. A binding to the server's former provider is replaced.
  return account === null || account.providerSubject?.startsWith(`${issuer} `) ? 'not-invited' : account
}

/**
 * Returns a ticket for one sign-in, or the reason for a refusal. Only people with an account get one: nobody registers
 * this way.
 */
export async function admitProvided(
  { db, clock, place }: Pick<SignInParts, 'db' | 'clock' | 'place'>,
  person: ProvidedPerson,
  origin: Origin,
): Promise<{ ticket: string } | Refusal> {
  const now = clock()
  return db.transaction(async (tx) => {
    const account = await findProvided(tx, person)
    if (typeof account === 'string') return account
    const { issuer, subject, stepped } = person
    const providerSubject = `${issuer} ${subject}`
    if (account.providerSubject !== providerSubject) {
      await tx.update(accounts).set({ providerSubject }).where(eq(accounts.id, account.id))
      await noteSecurity(tx, account.id, 'provider-linked', origin, now)
      await tellOwner(tx, place, account, 'provider-linked', origin, now)
    }
    const ticket = randomBytes(32).toString('base64url')
    const secret = { purpose: 'provider', secret: ticket, accountId: account.id } as const
    await keepSecret(tx, { ...secret, stepped, lifetime: minutes(5) }, now)
    return { ticket }
  })
}

export interface ProviderSignIn {
  ticket: string
  code?: string | undefined
  address: string
  userAgent: string | null
  /** Id of this browser, if the account has signed in from it before. */
  deviceOf: (email: string) => string | null
}

const over = () =>
  new NotAllowed('sign-in-failed', 'Login failed. Please try again.', { hint: 'Begin again at the sign-in dialog.' })

/** Throws 'sign-in-failed', 'second-step-required', 'passkey-required', 'account-blocked' and 'rate-limited'. */
export async function signInByProvider(
  parts: SignInParts,
  { ticket, code, address, userAgent, deviceOf }: ProviderSignIn,
): Promise<SignIn> {
  const { db, clock, limits, totpSealer, needsSecondStep } = parts
  const now = clock()
  const secret = { purpose: 'provider', secret: ticket } as const
  const found = await findSecret(db, secret, now)
  const [account] = found?.accountId
    ? await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, found.accountId), live))
    : []
  if (!found || !account) throw over()
  refuseClosed(account, now)
  const origin = { address, userAgent }
  const device = deviceOf(account.email)
  const asksCode = account.totpSecret !== null && !found.stepped
  if (!asksCode && !found.stepped && (await mustUsePasskey(db, account, needsSecondStep))) throw passkeyMissing()
  if (asksCode) {
    if (code === undefined) throw codeMissing()
    const attempt = { email: account.email, address, device }
    const right = await limits.guard(
      attempt,
      async () => (await judgeCode(db, totpSealer, account, code, now)) !== null,
    )
    if (!right) {
      await noteSecurity(db, account.id, 'second-step-failed', origin, now)
      throw codeWrong()
    }
  }
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, account.id), live))
      .for('update')
    if (!locked || (await spendSecret(tx, secret, now)) === null) throw over()
    refuseClosed(locked, now)
    // A second step was set up in the meantime.
    if (locked.totpSecret !== account.totpSecret) throw over()
    const spent = asksCode ? await spendCode(tx, totpSealer, locked, code ?? '', now) : null
    if (asksCode && spent === null) throw codeWrong()
    if (spent === 'recovery') {
      await noteSecurity(tx, account.id, 'recovery-code-used', origin, now)
      await tellOwner(tx, parts.place, locked, 'recovery-code-used', origin, now)
    }
    const proved = { known: device !== null, temporary: false, stepped: found.stepped, origin, now }
    return beginKnownSession(tx, parts, locked, proved)
  })
}
