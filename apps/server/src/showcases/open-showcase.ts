import { randomUUID } from 'node:crypto'
import type { Showcase } from '@vitrine/contracts/people/showcase.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { showcaseEvents, showcaseLinks } from '../database/schema/showcases.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { after, minutes } from '../time/clock.ts'
import { type FoundShowcase, findShowcase, type ShowcaseReader } from './find-showcase.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

type OpeningParts = Pick<ShowcaseParts, 'db' | 'clock' | 'models' | 'place'>

/** Reloads and returns within this time count as one visit. */
const oneLook = minutes(30)

/** Notifies the link's maker, if the account still exists, of the first visit. */
async function tellMaker(
  tx: Db,
  { models, place, clock }: Pick<ShowcaseParts, 'models' | 'place' | 'clock'>,
  { row, name, email, makerEmail }: FoundShowcase,
): Promise<void> {
  if (makerEmail === null) return
  const titles = row.items.map((item) => models.find(({ id }) => id === item.model)?.title ?? item.model)
  const data = { personId: row.personId, about: name || email, models: titles.join(', ') }
  await enqueueMail(tx, place, { kind: 'showcase-opened', to: makerEmail, personId: row.personId, data }, clock())
}

async function noteLook(parts: OpeningParts, found: FoundShowcase): Promise<void> {
  const { db, clock } = parts
  const { id: linkId } = found.row
  const now = clock()
  await db.transaction(async (tx) => {
    // Two simultaneous visits count as one: the second waits here and then sees the first.
    await tx.select({ id: showcaseLinks.id }).from(showcaseLinks).where(eq(showcaseLinks.id, linkId)).for('update')
    const { at, kind } = showcaseEvents
    const looks = and(eq(showcaseEvents.linkId, linkId), eq(kind, 'opened'))
    const [last] = await tx.select({ at }).from(showcaseEvents).where(looks).orderBy(desc(at)).limit(1)
    if (last && last.at > after(now, -oneLook)) return
    await tx.insert(showcaseEvents).values({ id: randomUUID(), linkId, at: now, kind: 'opened' })
    if (!last) await tellMaker(tx, parts, found)
  })
}

/** What a link shows; a prospect's visit is recorded, and its maker is notified of the first. Throws 'not-found'. */
export async function openShowcase(parts: OpeningParts, token: string, user: ShowcaseReader): Promise<Showcase> {
  const found = await findShowcase(parts, token, user)
  const { row, state, name, madeBy, reader } = found
  const expiresAt = row.expiresAt.toISOString()
  if (state === 'lapsed') return { state, expiresAt }
  if (state === 'revoked') return { state }
  if (reader === 'must-sign-in') return { state: 'sign-in' }
  if (reader === 'prospect') await noteLook(parts, found)
  const { greeting, items, maxRuns, runs } = row
  return { state, name, greeting, madeBy, items, runsLeft: Math.max(0, maxRuns - runs), expiresAt }
}
