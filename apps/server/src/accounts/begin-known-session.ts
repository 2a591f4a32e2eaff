import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Db } from '../database/database.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Account } from './account.ts'
import { noteSecurity, type Origin, tellOwner } from './security-events.ts'
import { startSession } from './start-session.ts'

interface Proved {
  /** The account has signed in from this browser before. */
  known: boolean
  temporary: boolean
  /** By what is a second step by itself. */
  stepped: boolean
  /** That they proved it with. */
  passkeyId?: string | undefined
  origin: Origin
  now: Date
}

/** Begins a session for whom has proved who they are; on a new device its owner is told. Call it with the account's row locked. */
export async function beginKnownSession(
  tx: Db,
  { place, needsSecondStep }: { place: MailPlace; needsSecondStep: (role: Role) => boolean },
  account: Account,
  { known, temporary, stepped, passkeyId, origin, now }: Proved,
): Promise<SignIn> {
  // The very first sign-in is on a new device by nature.
  const unfamiliar = !known && account.lastSignInAt !== null
  await noteSecurity(tx, account.id, unfamiliar ? 'signed-in-on-new-device' : 'signed-in', origin, now)
  if (unfamiliar) await tellOwner(tx, place, account, 'signed-in-on-new-device', origin, now)
  return startSession(tx, account, { temporary, unfamiliar, stepped, passkeyId, origin, needsSecondStep, now })
}
