import { randomUUID } from 'node:crypto'
import type { Showcase } from '@vitrine/contracts/showcase.ts'
import { and, eq, gt } from 'drizzle-orm'
import { showcaseEvents } from '../database/schema/showcases.ts'
import { after, minutes } from '../time/clock.ts'
import { findShowcase, type ShowcaseReader } from './find-showcase.ts'
import { stateOf } from './showcase-link.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

/** Reloads and ways back within this time are one look. */
const oneLook = minutes(30)

const noteLook = async ({ db, clock }: Pick<ShowcaseParts, 'db' | 'clock'>, linkId: string): Promise<void> => {
  const now = clock()
  const { at, kind } = showcaseEvents
  const recent = and(eq(showcaseEvents.linkId, linkId), eq(kind, 'opened'), gt(at, after(now, -oneLook)))
  const [seen] = await db.select({ at }).from(showcaseEvents).where(recent).limit(1)
  if (!seen) await db.insert(showcaseEvents).values({ id: randomUUID(), linkId, at: now, kind: 'opened' })
}

/** What a link shows to who opens it; a prospect's look is noted. Throws 'not-found'. */
export const openShowcase = async (
  parts: Pick<ShowcaseParts, 'db' | 'clock'>,
  token: string,
  user: ShowcaseReader,
): Promise<Showcase> => {
  const { row, name, madeBy, reader } = await findShowcase(parts, token, user)
  const state = stateOf(row, parts.clock())
  const expiresAt = row.expiresAt.toISOString()
  if (state === 'lapsed') return { state, expiresAt }
  if (state === 'revoked') return { state }
  if (reader === 'must-sign-in') return { state: 'sign-in' }
  if (reader === 'prospect') await noteLook(parts, row.id)
  const { greeting, items, maxRuns, runs } = row
  return { state, name, greeting, madeBy, items, runsLeft: Math.max(0, maxRuns - runs), expiresAt }
}
