import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import type { PersonRow } from '../../database/schema/people.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { PeopleParts } from '../people-parts.ts'
import { isOpenStaff } from '../staff.ts'
import { triedInWords } from './tried-in-words.ts'
import { withoutFreeText } from './without-free-text.ts'

const mostRecipients = 20

/** Sales; if nobody has that role, the admins. */
async function recipients(tx: Db, now: Date): Promise<string[]> {
  const staff = await tx
    .select({ email: accounts.email, role: accounts.role })
    .from(accounts)
    .where(isOpenStaff(now))
    .orderBy(accounts.createdAt)
  const sales = staff.filter(({ role }) => role === 'sales')
  return (sales.length > 0 ? sales : staff).slice(0, mostRecipients).map(({ email }) => email)
}

/** Thanks the requester and notifies sales. */
export async function mailAboutRequest(
  tx: Db,
  { place, topics }: Pick<PeopleParts, 'place' | 'topics'>,
  person: PersonRow,
  now: Date,
): Promise<void> {
  const { id: personId, name, email, org, phone, type, interestedIn: interest, context } = person
  const plain = withoutFreeText(person, topics)
  await enqueueMail(tx, place, { kind: 'request-received', to: email, personId, data: plain }, now)
  const data = { personId, name, email, org, phone, type, interest, tried: triedInWords(context) }
  for (const to of await recipients(tx, now)) {
    await enqueueMail(tx, place, { kind: 'request-notice', to, personId, replyTo: email, data }, now)
  }
}
