import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import type { Env } from '../env.ts'
import { after, type Clock } from '../time/clock.ts'
import { type Account, findAccount, normalEmail } from './account.ts'
import { hashPassword } from './passwords/passwords.ts'
import { temporaryLifetime, temporaryPassword } from './passwords/temporary-password.ts'

export interface FirstAdmin {
  email: string
  /**
   * How to sign in: with ADMIN_PASSWORD, with the password just made, with the one printed earlier, or with the one set
   * since.
   */
  password:
    | { kind: 'configured' }
    | { kind: 'temporary'; value: string }
    | { kind: 'printed'; until: Date }
    | { kind: 'own' }
}

async function createAdmin(db: Db, email: string, now: Date): Promise<Account> {
  const fresh = {
    id: randomUUID(),
    email: normalEmail(email),
    name: 'Administrator',
    role: 'admin',
    createdAt: now,
  } as const
  await db.insert(accounts).values(fresh).onConflictDoNothing()
  const account = await findAccount(db, email)
  if (!account) throw new Error('the first admin was neither found nor made')
  return account
}

/**
 * Ensures that somebody can sign in as admin. ADMIN_PASSWORD works while the account has no password of its own;
 * without it a temporary password is made unless there is a usable one.
 */
export async function ensureFirstAdmin(
  { db, clock }: { db: Db; clock: Clock },
  env: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<FirstAdmin> {
  const now = clock()
  const configured = env.ADMIN_PASSWORD ? await hashPassword(env.ADMIN_PASSWORD) : null
  const value = temporaryPassword()
  const temporaryHash = await hashPassword(value)
  return db.transaction(async (tx): Promise<FirstAdmin> => {
    // Instances that start together must not each print a password, since only the last one would work.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-admin', 0))`)
    const account = (await findAccount(tx, env.ADMIN_EMAIL)) ?? (await createAdmin(tx, env.ADMIN_EMAIL, now))
    const { email, temporaryExpiresAt } = account
    const set = (values: Partial<Account>) => tx.update(accounts).set(values).where(eq(accounts.id, account.id))
    if (account.passwordHash) return { email, password: { kind: 'own' } }
    if (configured) {
      await set({ passwordHash: configured, temporaryHash: null, temporaryExpiresAt: null, temporaryUsedAt: null })
      return { email, password: { kind: 'configured' } }
    }
    if (account.temporaryHash && !account.temporaryUsedAt && temporaryExpiresAt && temporaryExpiresAt > now) {
      return { email, password: { kind: 'printed', until: temporaryExpiresAt } }
    }
    await set({ temporaryHash, temporaryExpiresAt: after(now, temporaryLifetime), temporaryUsedAt: null })
    return { email, password: { kind: 'temporary', value } }
  })
}
