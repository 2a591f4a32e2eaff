import type { SecurityEventKind } from '@vitrine/contracts/accounts/security.ts'
import type { Account } from '../accounts/account.ts'
import { fromElsewhere, noteSecurity, tellOwner } from '../accounts/security-events.ts'
import type { Actor } from '../audit/actor.ts'
import type { Db } from '../database/database.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import { replyToOf } from './reply-to.ts'

interface StaffAct {
  event: SecurityEventKind
  actor: Actor
  /** An additional sentence for the mail. */
  detail?: string
}

/** Records an admin's act in the account's security log and mails its owner; replies go to that admin. */
export async function tellOfStaffAct(
  tx: Db,
  place: MailPlace,
  account: Pick<Account, 'id' | 'name' | 'email'>,
  { event, actor, detail }: StaffAct,
  now: Date,
): Promise<void> {
  await noteSecurity(tx, account.id, event, fromElsewhere, now)
  const more = { ...(await replyToOf(tx, actor)), ...(detail !== undefined && { detail }) }
  await tellOwner(tx, place, account, event, fromElsewhere, now, more)
}
