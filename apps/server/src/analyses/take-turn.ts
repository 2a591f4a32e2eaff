import type { Role } from '@vitrine/contracts/roles.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { analyses } from '../database/schema/analyses.ts'
import type { Quotas } from './analysis-parts.ts'

/** Accounts go before visitors. Turns count down from here; a lane starts anew whenever nobody waits in it. */
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

/**
 * The priority of a new analysis, so that turns go round callers: start-time fair queueing, where each run costs one turn.
 * The first run of a caller who has none waiting takes the turn that is being served now; each further one comes a turn
 * after the caller's last. So whoever queues a hundred has one run between two of anybody else's, and a single run waits
 * for one run of each other caller at most, also when many single ones keep coming.
 * Call it in the transaction that stores the row: it holds a lock of the caller, so that parallel requests each take a
 * turn of their own. Throws 'rate-limited' when the caller has its quota waiting.
 */
export async function takeTurn(
  tx: Db,
  { callerKey, ownerId, lane = 'long' }: Pick<typeof analyses.$inferInsert, 'callerKey' | 'ownerId' | 'lane'>,
  role: Role | 'visitor',
  quotas: Quotas | null,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turn ${callerKey}`}, 0))`)
  // Turns go round in each lane by itself; a quota counts both.
  const inLane = sql`${analyses.lane} = ${lane}`
  const own = sql`${analyses.callerKey} = ${callerKey}`
  const [found] = await tx
    .select({
      serving: sql<number | null>`max(${analyses.priority}) filter (where ${inLane})`,
      last: sql<number | null>`min(${analyses.priority}) filter (where ${own} and ${inLane})`,
      waiting: sql<number>`(count(*) filter (where ${own}))::int`,
    })
    .from(analyses)
    .where(and(eq(analyses.status, 'queued'), ownerId ? isNotNull(analyses.ownerId) : isNull(analyses.ownerId)))
  const { serving, last, waiting } = found ?? { serving: null, last: null, waiting: 0 }
  if (quotas && waiting >= quotas[role]) throw refuse(waiting, role)
  if (last !== null) return last - 1
  return serving ?? firstPriority[ownerId ? 'account' : 'visitor']
}
