import type { Decision } from '@vitrine/contracts/people/decision.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { people } from '../../database/schema/people.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { findPerson, lockPerson } from '../find-person.ts'
import type { PeopleParts } from '../people-parts.ts'
import { replyToOf } from '../reply-to.ts'
import { approvePerson } from './approve-person.ts'
import { withoutFreeText } from './without-free-text.ts'

export interface Decisions {
  ids: readonly string[]
  decision: Decision
  /** The reason for declining. */
  reason: string
  /** Whether to mail the declined requester. */
  mail: boolean
}

function requireWaiting({ status }: { status: string }): void {
  if (status !== 'pending') throw new RequestError('conflict', 'This request is no longer waiting.')
}

const hold = async ({ db, clock }: PeopleParts, id: string, on: boolean, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const person = await lockPerson(tx, id)
    requireWaiting(person)
    if ((person.heldAt !== null) === on) return
    const now = clock()
    await tx
      .update(people)
      .set({ heldAt: on ? now : null, updatedAt: now })
      .where(eq(people.id, id))
    await writeAudit(tx, actor, { action: on ? 'request-held' : 'request-resumed', targetId: id }, now)
  })

const decline = async (
  { db, clock, place, topics }: PeopleParts,
  id: string,
  { reason, mail }: Decisions,
  actor: Actor,
): Promise<void> =>
  db.transaction(async (tx) => {
    const person = await lockPerson(tx, id)
    requireWaiting(person)
    const now = clock()
    await tx
      .update(people)
      .set({ status: 'declined', declinedAt: now, declineReason: reason, heldAt: null, updatedAt: now })
      .where(eq(people.id, id))
    await writeAudit(
      tx,
      actor,
      { action: 'request-declined', targetId: id, details: { mailed: mail ? 'yes' : 'no' } },
      now,
    )
    if (!mail) return
    const data = { ...withoutFreeText(person, topics), reason }
    const answers = await replyToOf(tx, actor)
    await enqueueMail(tx, place, { kind: 'request-declined', to: person.email, personId: id, data, ...answers }, now)
  })

async function decideOne(parts: PeopleParts, id: string, asked: Decisions, actor: Actor): Promise<void> {
  if (asked.decision === 'decline') return decline(parts, id, asked, actor)
  if (asked.decision !== 'approve') return hold(parts, id, asked.decision === 'hold', actor)
  const { person } = await findPerson(parts.db, id)
  await approvePerson(parts, id, person.type, actor)
}

/** Decides requests one by one: a problem with one is reported for it, and the others are decided. */
export async function decideRequests(
  parts: PeopleParts,
  asked: Decisions,
  actor: Actor,
): Promise<{ id: string; error: string | null }[]> {
  const decided: { id: string; error: string | null }[] = []
  for (const id of new Set(asked.ids)) {
    try {
      await decideOne(parts, id, asked, actor)
      decided.push({ id, error: null })
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error
      decided.push({ id, error: error.message })
    }
  }
  return decided
}
