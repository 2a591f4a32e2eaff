import { eq } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'

/** Replies to a mail go to the colleague who caused it: nobody reads the sender's mailbox. */
export async function replyToOf(tx: Db, { accountId }: Pick<Actor, 'accountId'>): Promise<{ replyTo?: string }> {
  if (accountId === null) return {}
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  return account ? { replyTo: account.email } : {}
}
