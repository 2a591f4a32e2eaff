import type { MailState } from '@vitrine/contracts/administration/mail.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { CallLimit } from '../../accounts/limits/limit-calls.ts'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { mailStateOf } from '../../mail/mail-state.ts'
import { minutes } from '../../time/clock.ts'
import { findPerson } from '../find-person.ts'
import type { PeopleParts } from '../people-parts.ts'
import { replyToOf } from '../reply-to.ts'
import { withoutFreeText } from '../requests/without-free-text.ts'

/** Per prospect: a double click must not send two invitations. */
const limit: CallLimit = { scope: 'demo-invitation', count: 1, window: minutes(1) }

/** Mails the demo invitation. Throws 'not-found', 'conflict' and 'rate-limited'. */
export async function mailDemoInvitation(
  { db, clock, place, admit, topics }: PeopleParts,
  id: string,
  actor: Actor,
): Promise<MailState> {
  const { person } = await findPerson(db, id)
  if (person.status === 'deleted') {
    throw new RequestError('conflict', 'This person was deleted.', { hint: 'Nobody writes to deleted people.' })
  }
  await admit(limit, id)
  return db.transaction(async (tx) => {
    const now = clock()
    const data = withoutFreeText(person, topics)
    const order = { kind: 'demo-invitation', to: person.email, personId: id, data } as const
    const mail = await enqueueMail(tx, place, { ...order, ...(await replyToOf(tx, actor)) }, now)
    await writeAudit(tx, actor, { action: 'demo-invitation-mailed', targetId: id }, now)
    return mailStateOf(mail)
  })
}
