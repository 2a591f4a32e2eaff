import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Db } from '../../database/database.ts'
import { analyses } from '../../database/schema/analyses.ts'
import type { Quotas } from '../analysis-parts.ts'

/** Accounts are served before visitors. Priorities count down from here; a lane starts again whenever it is empty. */
const firstPriority = { account: 1_000_000_000, visitor: 0 }

const seconds = 30

const refuse = (waiting: number, role: Role | 'visitor') =>
  new RequestError(
    'rate-limited',
    role === 'visitor'
      ? `${waiting} analyses from your address wait already, as many as visitors may have.`
      : `${waiting} of your analyses wait already, as many as one account may have (${role}).`,
    { hint: 'Go on when some of them have run, or cancel some.', retryAfter: seconds },
  )

type Asked = Pick<typeof analyses.$inferInsert, 'callerKey' | 'ownerId' | 'lane'>

/** The transaction that stores the row, and whether others may run beside it. */
type Within = { tx: Db } & Pick<Database, 'kind'>

/** The lane's waiting analyses. Locks the caller, so that parallel requests take different turns. */
async function readQueue({ tx, kind }: Within, { callerKey, ownerId, lane = 'long' }: Asked) {
  // The embedded database runs one transaction at a time.
  if (kind === 'postgres')
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turn ${callerKey}`}, 0))`)
  // Turns are counted per lane, the quota over both.
  const inLane = sql`${analyses.lane} = ${lane}`
  const own = sql`${analyses.callerKey} = ${callerKey}`
  const single = sql`${analyses.batchId} is null`
  const [found] = await tx
    .select({
      serving: sql<number | null>`max(${analyses.priority}) filter (where ${inLane})`,
      last: sql<number | null>`min(${analyses.priority}) filter (where ${own} and ${inLane})`,
      lastSingle: sql<number | null>`min(${analyses.priority}) filter (where ${own} and ${inLane} and ${single})`,
      waiting: sql<number>`(count(*) filter (where ${own} and ${single}))::int`,
    })
    .from(analyses)
    .where(and(eq(analyses.status, 'queued'), ownerId ? isNotNull(analyses.ownerId) : isNull(analyses.ownerId)))
  const { serving = null, last = null, lastSingle = null, waiting = 0 } = found ?? {}
  return { serving: serving ?? firstPriority[ownerId ? 'account' : 'visitor'], last, lastSingle, waiting }
}

/**
 * The priority of a new analysis, for round-robin among callers: start-time fair queueing, where each run costs one
 * turn. The first run of a caller with none waiting gets the turn that is being served now; each further one comes a
 * turn after the caller's last. An account that queues a hundred therefore has one run between two of anybody else's,
 * and a single run waits for at most one run of each other caller, even if new single ones keep coming. A caller's
 * batch comes after their single runs. Call it in the transaction that stores the row. Throws 'rate-limited' if the
 * caller's quota is used up.
 */
export async function takeTurn(
  within: Within,
  asked: Asked,
  role: Role | 'visitor',
  quotas: Quotas | null,
): Promise<number> {
  const { serving, lastSingle, waiting } = await readQueue(within, asked)
  if (quotas && waiting >= quotas[role]) throw refuse(waiting, role)
  return lastSingle === null ? serving : lastSingle - 1
}

/**
 * The priority of a batch's first item; each further one comes a turn later. Batches have limits of their own, and no
 * quota.
 */
export async function takeTurnOfBatch(within: Within, asked: Asked): Promise<number> {
  const { serving, last } = await readQueue(within, asked)
  return last === null ? serving : last - 1
}
