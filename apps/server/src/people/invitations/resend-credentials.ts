import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { issueTemporaryPassword } from '../../accounts/passwords/issue-temporary-password.ts'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { findPerson, lockPerson } from '../find-person.ts'
import type { PeopleParts } from '../people-parts.ts'
import { personOf } from '../person.ts'
import { replyToOf } from '../reply-to.ts'
import { invitationOf } from './invitation-of.ts'
import { isInUse } from './is-in-use.ts'

/**
 * Mails a new temporary password; the previous one stops working. Somebody who was invited and has not signed in yet gets the same invitation again, for as many days. Throws 'not-found', 'act-not-allowed' and 'conflict'.
 */
export async function resendCredentials(
  { db, clock, place, sealer }: PeopleParts,
  id: string,
  actor: Actor & { role: Role },
): Promise<Person> {
  await db.transaction(async (tx) => {
    const { status, role, name, email, joinedAccountId } = await lockPerson(tx, id)
    if (status !== 'approved' || role === null) {
      const hint =
        joinedAccountId === null ? 'Approve the request first.' : 'Open the account that this request joined.'
      throw new RequestError('conflict', 'There is no account to send a password for.', { hint })
    }
    if (role !== 'user' && actor.role !== 'admin') {
      throw new NotAllowed('act-not-allowed', 'Only admins send passwords to sales and admins.')
    }
    const now = clock()
    const account = await lockAccount(tx, id)
    const invitation = account && !(await isInUse(tx, account)) ? await invitationOf(tx, id) : null
    const mail = invitation ?? ({ kind: 'new-credentials' } as const)
    const order = { sealer, now, ...(await replyToOf(tx, actor)), ...mail }
    await issueTemporaryPassword(tx, place, { id, name, email }, order)
    await writeAudit(tx, actor, { action: 'credentials-resent', targetId: id }, now)
  })
  return personOf(await findPerson(db, id))
}
