import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/write-audit.ts'
import { oneTimeSecrets } from '../../database/schema/account-security.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { people } from '../../database/schema/people.ts'
import { findAccount } from '../account.ts'
import { lockAccount } from '../lock-account.ts'
import { spendSecret } from '../one-time-secrets.ts'
import { noteSecurity, type Origin, tellOwner } from '../security-events.ts'
import type { SignInParts } from '../sign-in.ts'

const over = () =>
  new RequestError('link-over', 'This link has been used or has expired.', {
    hint: 'Sign in: if the account can still be brought back, we mail you a new one.',
  })

/** Restores an account by a mailed link. Throws 'link-over' and 'conflict'. */
export const undoDeletion = (
  { db, clock, place }: Pick<SignInParts, 'db' | 'clock' | 'place'>,
  token: string,
  origin: Origin,
): Promise<{ email: string }> =>
  db.transaction(async (tx) => {
    const now = clock()
    const spent = await spendSecret(tx, { purpose: 'restore', secret: token }, now)
    if (!spent?.accountId) throw over()
    const id = spent.accountId
    const account = await lockAccount(tx, id)
    if (!account?.deletedAt || !account.deletedByOwner) throw over()
    if (await findAccount(tx, account.email)) {
      throw new RequestError('conflict', 'The e-mail has another account here by now.', {
        hint: 'Sign in to that one, or ask an admin.',
      })
    }
    // A trigger of the migration restores the person too.
    await tx.update(accounts).set({ deletedAt: null, deletedByOwner: false }).where(eq(accounts.id, id))
    await tx.update(people).set({ updatedAt: now }).where(eq(people.id, id))
    // Deletes other links of the same deletion.
    await tx.delete(oneTimeSecrets).where(eq(oneTimeSecrets.accountId, id))
    await noteSecurity(tx, id, 'deletion-undone', origin, now)
    const detail = 'Sign in as before; ‘Forgot password?’ in the sign-in dialog is another way in.'
    await tellOwner(tx, place, account, 'deletion-undone', origin, now, { detail })
    const actor = { by: 'account', accountId: id, address: origin.address } as const
    await writeAudit(tx, actor, { action: 'account-restored', targetId: id, details: { by: 'owner' } }, now)
    return { email: account.email }
  })
