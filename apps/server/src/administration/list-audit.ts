import { type AuditAction, type AuditEntry, auditEntrySchema } from '@vitrine/contracts/administration/audit.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/is-uuid.ts'
import { behindCursor, orderBy, pageOf, type SortKey } from '../database/page-cursor.ts'
import { auditLog } from '../database/schema/audit-log.ts'
import { people } from '../database/schema/people.ts'

export interface AuditPage {
  action?: AuditAction | undefined
  target?: string | undefined
  actor?: string | undefined
  /** Acts by this person and acts on them. */
  person?: string | undefined
  limit: number
  after?: string | undefined
}

const keys: readonly SortKey[] = [{ column: sql`${auditLog.at}`, kind: 'time' }]
const id = sql`${auditLog.id}`
const nobody = '00000000-0000-0000-0000-000000000000'

/** Names of the people on a page, looked up now, because the log holds ids only. */
async function peopleOf(db: Db, page: readonly (typeof auditLog.$inferSelect)[]) {
  const ids = page.flatMap(({ actorId, targetId }) => [actorId, targetId]).filter((one) => one !== null && isUuid(one))
  if (ids.length === 0) return new Map<string, { id: string; name: string; email: string }>()
  const found = await db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    // The filter leaves strings only, which its type does not express.
    .where(inArray(people.id, ids as string[]))
  return new Map(found.map((person) => [person.id, person]))
}

/** Privileged acts, newest first. Throws 'invalid-request'. */
export async function listAudit(
  db: Db,
  { action, target, actor, person, limit, after }: AuditPage,
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        action && eq(auditLog.action, action),
        target === undefined ? undefined : eq(auditLog.targetId, target),
        actor === undefined ? undefined : eq(auditLog.actorId, isUuid(actor) ? actor : nobody),
        person === undefined ? undefined : or(eq(auditLog.actorId, person), eq(auditLog.targetId, person)),
        after === undefined ? undefined : behindCursor(keys, id, 'desc', after),
      ),
    )
    .orderBy(...orderBy(keys, id, 'desc'))
    .limit(limit + 1)
  const { page, next } = pageOf(rows, limit, (row) => ({ values: [row.at.toISOString()], id: row.id }))
  const named = await peopleOf(db, page)
  return {
    items: page.map((entry) => {
      const who = entry.actorId === null ? null : named.get(entry.actorId)
      const whom = named.get(entry.targetId ?? '')
      return auditEntrySchema.parse({
        id: entry.id,
        at: entry.at.toISOString(),
        action: entry.action,
        by: entry.by,
        actor: who === undefined ? { id: entry.actorId, name: 'Erased account', email: '' } : who,
        targetId: entry.targetId,
        target: whom ? whom.name || whom.email : null,
        address: entry.address,
        details: entry.details,
      })
    }),
    next,
  }
}
