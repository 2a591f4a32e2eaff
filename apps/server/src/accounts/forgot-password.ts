import type { Db } from '../database/database.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import { findAccount, normalEmail } from './account.ts'
import { type Clock, minutes } from './clock.ts'
import { issueTemporaryPassword, prepareTemporaryPassword } from './issue-temporary-password.ts'
import { type AdmitCall, type CallLimit, hashedKey } from './limit-calls.ts'

const addressLimit: CallLimit = { scope: 'forgot-password:address', count: 20, window: minutes(60) }
const accountLimit: CallLimit = { scope: 'forgot-password:account', count: 3, window: minutes(60) }

/**
 * Mails a temporary password if there is such an account; the old password stays valid until the new one is used.
 * Neither the answer nor its limits depend on whether there is one. Throws 'rate-limited'.
 */
export const forgotPassword = async (
  { db, clock, place, admit }: { db: Db; clock: Clock; place: MailPlace; admit: AdmitCall },
  email: string,
  address: string,
): Promise<void> => {
  await admit(addressLimit, address)
  await admit(accountLimit, hashedKey(normalEmail(email)))
  // Hashed either way: it is what takes the time.
  const [account, password] = await Promise.all([findAccount(db, email), prepareTemporaryPassword()])
  if (!account) return
  await db.transaction((tx) =>
    issueTemporaryPassword(tx, place, account, { kind: 'forgotten-password', password, now: clock() }),
  )
}
