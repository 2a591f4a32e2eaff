import type { User } from '@vitrine/contracts/accounts/account.ts'
import type { ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isClosed } from '../accounts/closed.ts'
import { hashToken } from '../accounts/sessions/tokens.ts'
import { accounts } from '../database/schema/accounts.ts'
import { people } from '../database/schema/people.ts'
import { type ShowcaseLinkRow, showcaseLinks } from '../database/schema/showcases.ts'
import { stateOf } from './showcase-link.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

export interface FoundShowcase {
  row: ShowcaseLinkRow
  /** `revoked` also as long as the prospect's account is blocked. */
  state: ShowcaseLink['state']
  /** The prospect's name. */
  name: string
  email: string
  madeBy: string | null
  /** Null once that account is deleted, closed, or no longer in sales. */
  makerEmail: string | null
  /** `staff` sees a preview: nothing is counted. */
  reader: 'prospect' | 'staff' | 'must-sign-in'
}

/** The person who opens a link; null is a visitor. */
export type ShowcaseReader = Pick<User, 'email' | 'role'> | null

function readerOf({ signIn }: ShowcaseLinkRow, email: string, user: ShowcaseReader): FoundShowcase['reader'] {
  if (user && user.role !== 'user') return 'staff'
  return !signIn || user?.email === email ? 'prospect' : 'must-sign-in'
}

/** Finds a link by its token, in any state. Throws 'not-found', also for links of deleted people. */
export async function findShowcase(
  { db, clock }: Pick<ShowcaseParts, 'db' | 'clock'>,
  token: string,
  user: ShowcaseReader,
): Promise<FoundShowcase> {
  const own = alias(accounts, 'own')
  const [found] = await db
    .select({ row: getTableColumns(showcaseLinks), person: people, maker: accounts, blockedAt: own.blockedAt })
    .from(showcaseLinks)
    .innerJoin(people, eq(people.id, showcaseLinks.personId))
    .leftJoin(own, eq(own.id, people.id))
    .leftJoin(accounts, eq(accounts.id, showcaseLinks.madeById))
    .where(eq(showcaseLinks.tokenHash, hashToken(token)))
  if (!found || found.person.status === 'deleted') {
    throw new RequestError('not-found', 'There is no such showcase.', {
      hint: 'Check that the address is whole, or request a demo.',
    })
  }
  const { row, person, maker, blockedAt } = found
  const { name, email } = person
  const gone = !maker || maker.deletedAt !== null || maker.role === 'user' || isClosed(maker, clock())
  const makerEmail = gone ? null : maker.email
  const state = blockedAt === null ? stateOf(row, clock()) : 'revoked'
  return { row, state, name, email, madeBy: maker?.name ?? null, makerEmail, reader: readerOf(row, email, user) }
}

/** The same for acting on it. Also throws 'link-over' and 'act-not-allowed'. */
export async function findOpenShowcase(
  parts: Pick<ShowcaseParts, 'db' | 'clock'>,
  token: string,
  user: ShowcaseReader,
): Promise<FoundShowcase> {
  const found = await findShowcase(parts, token, user)
  const { state } = found
  if (state !== 'open') {
    throw new RequestError('link-over', state === 'lapsed' ? 'This link has lapsed.' : 'This link was taken back.', {
      hint: 'Request a demo to see more.',
    })
  }
  if (found.reader === 'must-sign-in') {
    throw new NotAllowed('act-not-allowed', 'This showcase opens for the account it was made for.', {
      hint: 'Log in with the e-mail that the link was sent to.',
    })
  }
  return found
}
