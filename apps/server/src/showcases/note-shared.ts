import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { showcaseEvents, showcaseLinks } from '../database/schema/showcases.ts'
import { after, minutes } from '../time/clock.ts'
import { findOpenShowcase, type ShowcaseReader } from './find-showcase.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

/** Copying the link twice is not sharing it twice. */
const once = minutes(1)

/** Records that a prospect shared the link. Throws what `findOpenShowcase` throws. */
export async function noteShared(
  parts: Pick<ShowcaseParts, 'db' | 'clock'>,
  token: string,
  user: ShowcaseReader,
): Promise<{ noted: boolean }> {
  const { row, reader } = await findOpenShowcase(parts, token, user)
  if (reader === 'staff') return { noted: false }
  const now = parts.clock()
  const { at, kind, linkId } = showcaseEvents
  const recent = and(eq(linkId, row.id), eq(kind, 'shared'), gt(at, after(now, -once)))
  return parts.db.transaction(async (tx) => {
    // Of two at once the second waits here, and then sees the first.
    await tx.select({ id: showcaseLinks.id }).from(showcaseLinks).where(eq(showcaseLinks.id, row.id)).for('update')
    const [seen] = await tx.select({ at }).from(showcaseEvents).where(recent).limit(1)
    if (seen) return { noted: false }
    await tx.insert(showcaseEvents).values({ id: randomUUID(), linkId: row.id, at: now, kind: 'shared' })
    return { noted: true }
  })
}
