import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isUuid } from '../database/is-uuid.ts'
import { showcaseLinks } from '../database/schema/showcases.ts'
import { forgetToken } from '../mail/forget-passwords.ts'
import { findPerson } from '../people/find-person.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

/** Revokes a link; `revoked` is false if it was revoked before. Throws 'not-found'. */
export async function revokeShowcase(
  { db, clock }: Pick<ShowcaseParts, 'db' | 'clock'>,
  personId: string,
  linkId: string,
  actor: Actor,
): Promise<{ revoked: boolean }> {
  await findPerson(db, personId)
  const own = and(eq(showcaseLinks.id, linkId), eq(showcaseLinks.personId, personId))
  const [link] = isUuid(linkId) ? await db.select({ id: showcaseLinks.id }).from(showcaseLinks).where(own) : []
  if (!link) throw new RequestError('not-found', 'There is no such link.')
  return db.transaction(async (tx) => {
    const now = clock()
    const [revoked] = await tx
      .update(showcaseLinks)
      .set({ revokedAt: now })
      .where(and(own, isNull(showcaseLinks.revokedAt)))
      .returning({ id: showcaseLinks.id })
    if (!revoked) return { revoked: false }
    await forgetToken(tx, linkId)
    await writeAudit(tx, actor, { action: 'showcase-revoked', targetId: personId }, now)
    return { revoked: true }
  })
}
