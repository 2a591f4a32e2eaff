import type { User } from '@vitrine/contracts/accounts/account.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'

export type Account = typeof accounts.$inferSelect

export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** Finds an account by e-mail. Deleted accounts are not found. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, normalEmail(email)), isNull(accounts.deletedAt)))
  return account ?? null
}

/** `temporary`: the session began with a temporary password and may only set a new one. */
export const userOf = (account: Account, temporary: boolean): User => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  profile_img_url: account.profileImageUrl,
  isPasswordTemporary: temporary,
})
