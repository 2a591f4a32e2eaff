import { and, desc, eq } from 'drizzle-orm'
import type { InvitationOrder } from '../../accounts/passwords/issue-temporary-password.ts'
import type { Db } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { mailData } from '../../mail/mail-data.ts'

type Repeated = Pick<InvitationOrder, 'kind' | 'lifetime' | 'invitation' | 'replyTo'>

/**
 * The last invitation mailed to a person, to be sent again with its greeting, models and number of days; null for somebody who was not invited. Replies go to its author, as the mail says.
 */
export async function invitationOf(tx: Db, personId: string): Promise<Repeated | null> {
  const invited = and(eq(mails.personId, personId), eq(mails.kind, 'invitation'))
  const [mail] = await tx.select().from(mails).where(invited).orderBy(desc(mails.createdAt)).limit(1)
  if (!mail) return null
  const { from, greeting, models, expiresAt } = mailData.invitation.parse(mail.data)
  const lifetime = Date.parse(expiresAt) - mail.createdAt.getTime()
  const repeated = { kind: 'invitation', lifetime, invitation: { from, greeting, models } } as const
  return mail.replyTo === null ? repeated : { ...repeated, replyTo: mail.replyTo }
}
