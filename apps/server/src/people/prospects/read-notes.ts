import type { noteSchema } from '@vitrine/contracts/people/pipeline.ts'
import { desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import { prospectNotes } from '../../database/schema/prospect-notes.ts'

const most = 100

/** The notes about a prospect, newest first. */
export async function readNotes(db: Db, personId: string): Promise<z.infer<typeof noteSchema>[]> {
  const notes = await db
    .select()
    .from(prospectNotes)
    .where(eq(prospectNotes.personId, personId))
    .orderBy(desc(prospectNotes.at))
    .limit(most)
  const ids = [...new Set(notes.flatMap(({ authorId, mentions }) => [...(authorId ? [authorId] : []), ...mentions]))]
  const named =
    ids.length === 0
      ? []
      : await db.select({ id: accounts.id, name: accounts.name }).from(accounts).where(inArray(accounts.id, ids))
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  return notes.map(({ id, at, authorId, text, mentions }) => ({
    id,
    at: at.toISOString(),
    by: authorId === null ? null : (nameOf.get(authorId) ?? null),
    text,
    mentions: mentions.flatMap((one) => nameOf.get(one) ?? []),
  }))
}
