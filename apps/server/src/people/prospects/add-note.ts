import { randomUUID } from 'node:crypto'
import type { User } from '@vitrine/contracts/accounts/account.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { prospectNotes } from '../../database/schema/prospect-notes.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { lockPerson } from '../find-person.ts'
import type { PeopleParts } from '../people-parts.ts'
import { listStaff } from '../staff.ts'

export interface NewNote {
  text: string
  /** Ids of colleagues to be told by mail. */
  mentions: readonly string[]
}

/** Stores a note and mails those who are mentioned. Throws 'not-found' and 'conflict'. */
export const addNote = async (
  { db, clock, place }: PeopleParts,
  personId: string,
  { text, mentions }: NewNote,
  { actor, user }: { actor: Actor & { accountId: string }; user: Pick<User, 'name' | 'email'> },
): Promise<{ id: string }> =>
  db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId)
    if (person.status === 'deleted') throw new RequestError('conflict', 'This person was deleted.')
    const now = clock()
    const staff = await listStaff(tx, now)
    const told = staff.filter(({ id }) => mentions.includes(id))
    const id = randomUUID()
    const authorId = actor.accountId
    await tx
      .insert(prospectNotes)
      .values({ id, personId, authorId, text, mentions: told.map((one) => one.id), at: now })
    await writeAudit(tx, actor, { action: 'note-added', targetId: personId }, now)
    const data = { personId, from: user.name, about: person.name || person.email, text }
    for (const { id: toldId, email } of told) {
      if (toldId === authorId) continue
      await enqueueMail(tx, place, { kind: 'note-mention', to: email, personId, replyTo: user.email, data }, now)
    }
    return { id }
  })
