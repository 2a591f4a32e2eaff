import type { Db } from '../../database/database.ts'
import type { MailPlace } from '../../mail/mail-content.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import { type Clock, minutes } from '../../time/clock.ts'
import type { Later } from '../../time/later.ts'
import { findAccount, normalEmail } from '../account.ts'
import { isClosed } from '../closed.ts'
import { type AdmitCall, type CallLimit, hashedKey } from '../limits/limit-calls.ts'
import { networkOf } from '../limits/network-of.ts'
import { issueTemporaryPassword } from './issue-temporary-password.ts'

const addressLimit: CallLimit = { scope: 'forgot-password:address', count: 20, window: minutes(60) }
const accountLimit: CallLimit = { scope: 'forgot-password:account', count: 3, window: minutes(60) }

interface ForgotPasswordParts {
  db: Db
  clock: Clock
  place: MailPlace
  admit: AdmitCall
  sealer: Pick<Sealer, 'seal'>
  later: Later
}

/**
 * Mails a temporary password if there is such an account; the old password stays valid until the new one is used. The
 * account is looked up after the answer is sent, so that neither the answer nor its timing nor its rate limits reveal
 * whether it exists. Throws 'rate-limited'.
 */
export async function forgotPassword(
  { db, clock, place, admit, sealer, later }: ForgotPasswordParts,
  email: string,
  address: string,
): Promise<void> {
  await admit(addressLimit, networkOf(address))
  await admit(accountLimit, hashedKey(normalEmail(email)))
  later(async () => {
    const account = await findAccount(db, email)
    if (!account || isClosed(account, clock())) return
    await db.transaction((tx) =>
      issueTemporaryPassword(tx, place, account, { kind: 'forgotten-password', sealer, now: clock() }),
    )
  })
}
