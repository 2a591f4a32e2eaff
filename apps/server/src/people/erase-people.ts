import { inArray, lt } from 'drizzle-orm'
import { system } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { accounts } from '../database/schema/accounts.ts'
import { analysisFeedback } from '../database/schema/analyses.ts'
import { people } from '../database/schema/people.ts'
import { after } from '../time/clock.ts'
import type { PeopleParts } from './people-parts.ts'
import { keptAfterDeletion } from './person.ts'

const batch = 200

/**
 * Erases people deleted more than 30 days ago: account, sessions, analyses, request and mails. The audit log keeps ids
 * only, feedback the verdict without comment and person. Returns how many.
 */
export async function erasePeople({ db, clock }: Pick<PeopleParts, 'db' | 'clock'>): Promise<number> {
  let erased = 0
  for (let count = batch; count === batch; erased += count) {
    count = await db.transaction(async (tx) => {
      const now = clock()
      const over = await tx
        .select({ id: people.id })
        .from(people)
        .where(lt(people.deletedAt, after(now, -keptAfterDeletion)))
        .limit(batch)
        .for('update', { skipLocked: true })
      const ids = over.map(({ id }) => id)
      if (ids.length === 0) return 0
      // A comment may reveal its author.
      await tx.update(analysisFeedback).set({ comment: null }).where(inArray(analysisFeedback.accountId, ids))
      await tx.delete(accounts).where(inArray(accounts.id, ids))
      await tx.delete(people).where(inArray(people.id, ids))
      for (const id of ids) await writeAudit(tx, system, { action: 'person-erased', targetId: id }, now)
      return ids.length
    })
  }
  return erased
}
