import { randomBytes, randomUUID } from 'node:crypto'
import type { User } from '@vitrine/contracts/accounts/account.ts'
import type { ShowcaseItem, ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { hashToken } from '../accounts/sessions/tokens.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { showcaseLinks } from '../database/schema/showcases.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { lockPerson } from '../people/find-person.ts'
import { after, minutes } from '../time/clock.ts'
import { checkItems } from './check-items.ts'
import { showcaseLinkOf } from './showcase-link.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

export interface NewShowcase {
  items: ShowcaseItem[]
  greeting: string
  days: number
  maxRuns: number
  /** Visible only when signed in with the prospect's e-mail. */
  signIn: boolean
  /** Mail it to the prospect, too. */
  mail: boolean
}

/** The maker: replies to the mail go to them. */
export interface ShowcaseMaker {
  actor: Actor & { accountId: string }
  user: Pick<User, 'name' | 'email'>
}

/**
 * Makes a link for a prospect; its token is returned only now and stored as a hash. Throws 'not-found', 'conflict' and
 * what `checkItems` throws.
 */
export async function makeShowcase(
  { db, clock, models, place, sealer }: ShowcaseParts,
  personId: string,
  { items, greeting, days, maxRuns, signIn, mail }: NewShowcase,
  { actor, user }: ShowcaseMaker,
): Promise<ShowcaseLink & { path: string }> {
  checkItems(models, items, { signIn })
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  const row = {
    id: randomUUID(),
    tokenHash: hashToken(token),
    personId,
    madeById: actor.accountId,
    items,
    greeting,
    signIn,
    maxRuns,
    runs: 0,
    createdAt: now,
    expiresAt: after(now, minutes(days * 24 * 60)),
    revokedAt: null,
  }
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, personId)
    if (person.status === 'deleted') {
      throw new RequestError('conflict', 'This person was deleted.', { hint: 'Nobody writes to deleted people.' })
    }
    await tx.insert(showcaseLinks).values(row)
    const details = {
      models: items.map(({ model }) => model).join(', '),
      days: String(days),
      mailed: mail ? 'yes' : 'no',
    }
    await writeAudit(tx, actor, { action: 'showcase-made', targetId: personId, details }, now)
    if (!mail) return
    const data = {
      linkId: row.id,
      name: person.name,
      from: user.name,
      greeting,
      models: items.map(({ model }) => models.find(({ id }) => id === model)?.title ?? model).join(', '),
      token: sealer.seal(token),
      expiresAt: row.expiresAt.toISOString(),
    }
    const to = person.email
    await enqueueMail(tx, place, { kind: 'showcase-link', to, personId, replyTo: user.email, data }, now)
  })
  return { ...showcaseLinkOf(row, user.name, now), path: `/showcase/${token}` }
}
