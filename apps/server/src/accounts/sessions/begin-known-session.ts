import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Db } from '../../database/database.ts'
import type { MailPlace } from '../../mail/mail-content.ts'
import type { Account } from '../account.ts'
import { noteSecurity, type Origin, tellOwner } from '../security-events.ts'
import { startSession } from './start-session.ts'

interface Proved {
  /** The account has signed in from this browser before. */
  known: boolean
  temporary: boolean
  /** They signed in by a method that includes a second step. */
  stepped: boolean
  /** The passkey that they signed in with. */
  passkeyId?: string | undefined
  origin: Origin
  now: Date
}

/**
 * Begins a session for somebody who has proved who they are; if the device is new, the account's owner is notified.
 * Call it with the account's row locked.
 */
export async function beginKnownSession(
  tx: Db,
  { place, needsSecondStep }: { place: MailPlace; needsSecondStep: (role: Role) => boolean },
  account: Account,
  { known, temporary, stepped, passkeyId, origin, now }: Proved,
): Promise<SignIn> {
  // The very first sign-in is always on a new device.
  const unfamiliar = !known && account.lastSignInAt !== null
  await noteSecurity(tx, account.id, unfamiliar ? 'signed-in-on-new-device' : 'signed-in', origin, now)
  if (unfamiliar) await tellOwner(tx, place, account, 'signed-in-on-new-device', origin, now)
  return startSession(tx, account, { temporary, unfamiliar, stepped, passkeyId, origin, needsSecondStep, now })
}
