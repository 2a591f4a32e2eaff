import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { analyses } from '../database/schema/analyses.ts'
import type { Quotas } from './analysis-parts.ts'

/** Accounts go before visitors. Turns count down from here; a lane starts again whenever nobody waits in it. */
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

/** What waits in the lane now. Holds a lock of the caller, so that parallel requests each take a turn of their own. */
async function readQueue(tx: Db, { callerKey, ownerId, lane = 'long' }: Asked) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turn ${callerKey}`}, 0))`)
  // Turns go round in each lane by itself; a quota counts both.
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
 * The priority of a new analysis, so that turns go round callers: start-time fair queueing, where each run costs one turn.
 * The first run of a caller who has none waiting takes the turn that is being served now; each further one comes a turn
 * after the caller's last. So an account that queues a hundred has one run between two of anybody else's, and a single run waits
 * for one run of each other caller at most, also when many single ones keep coming. A caller's own batch stands behind
 * their single runs. Call it in the transaction that stores the row. Throws 'rate-limited' when the caller has its quota
 * waiting.
 */
export async function takeTurn(tx: Db, asked: Asked, role: Role | 'visitor', quotas: Quotas | null): Promise<number> {
  const { serving, lastSingle, waiting } = await readQueue(tx, asked)
  if (quotas && waiting >= quotas[role]) throw refuse(waiting, role)
  return lastSingle === null ? serving : lastSingle - 1
}

/** The priority of a batch's first item; each further one comes a turn later. Batches have limits of their own, and no quota. */
export async function takeTurnOfBatch(tx: Db, asked: Asked): Promise<number> {
  const { serving, last } = await readQueue(tx, asked)
  return last === null ? serving : last - 1
}
