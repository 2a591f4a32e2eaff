import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import type { Account } from './account.ts'

/**
 * An account, deleted ones included, locked until the transaction ends, so that calls that change it come one after another; undefined if there
 * is none.
 */
export async function lockAccount(tx: Db, id: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account
}

/** The same of an account that is not deleted. */
export async function lockLiveAccount(tx: Db, id: string): Promise<Account | undefined> {
  const account = await lockAccount(tx, id)
  return account?.deletedAt === null ? account : undefined
}

/** The same of one's own account. Throws 'token-invalid' if it was deleted in the meantime. */
export async function lockOwnAccount(tx: Db, id: string): Promise<Account> {
  const account = await lockLiveAccount(tx, id)
  if (!account) throw new NotAllowed('token-invalid', 'Your session has ended. Please log in again.')
  return account
}
