import { randomUUID } from 'node:crypto'
import { lookUp } from '@vitrine/basics/look-up.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, count, eq, gt, inArray, lt, max, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { passwordAttempts } from '../../database/schema/password-attempts.ts'
import { sha256Hex } from '../../secrets/sha256-hex.ts'
import { after, type Clock, minutes } from '../../time/clock.ts'
import { normalEmail } from '../account.ts'
import { keyedQueue } from './keyed-queue.ts'
import { networkOf } from './network-of.ts'

const window = minutes(15)
const firstDelay = 15_000

/** Failures within the window that are allowed without a delay. */
const free = {
  /** Per account, by one of its known devices, one live session or one network. */
  narrow: 5,
  /** Per network, over all accounts. */
  network: 30,
  /** Per account, over all unknown devices: high, because its owner on a new device counts among them. */
  account: 50,
}

/** Beyond the limit each further failure doubles the delay, up to the whole window. */
const delayAfter = (failures: number, limit: number): number =>
  failures < limit ? 0 : Math.min(firstDelay * 2 ** (failures - limit), window)

interface Attempt {
  email: string
  address: string
  /** Id of a device that has signed in to this account before. */
  device?: string | null
  /** Id of the live session that makes the attempt. */
  session?: string
}

interface Counter {
  key: string
  limit: number
  /** Reset when the password was right. */
  own: boolean
}

/**
 * The counters that an attempt adds to. A known device or a live session is delayed by its own failures only, so that
 * strangers cannot lock it out (OWASP, 'Slow down online guessing attacks with device cookies').
 */
function countersOf({ email, address, device, session }: Attempt): Counter[] {
  const account = sha256Hex(normalEmail(email))
  if (session) return [{ key: `session:${session}`, limit: free.narrow, own: true }]
  if (device) return [{ key: `device:${account}:${device}`, limit: free.narrow, own: true }]
  const network = networkOf(address)
  return [
    { key: `account-network:${account}:${network}`, limit: free.narrow, own: true },
    { key: `network:${network}`, limit: free.network, own: false },
    { key: `account:${account}`, limit: free.account, own: false },
  ]
}

export interface AttemptLimits {
  /**
   * Runs `check` (true: the password was right) unless too many attempts failed before. Throws 'rate-limited'.
   * 'unfinished' means that nothing was wrong but something is still missing: it neither counts as a failure nor resets
   * earlier ones.
   */
  guard: <Outcome extends boolean | 'unfinished'>(attempt: Attempt, check: () => Promise<Outcome>) => Promise<Outcome>
  /** Deletes expired counts. */
  sweep: () => Promise<void>
}

/** Milliseconds until the next attempt is allowed. */
async function waitFor(tx: Db, counters: readonly Counter[], now: Date): Promise<number> {
  const limits = new Map(counters.map(({ key, limit }) => [key, limit]))
  const failed = await tx
    .select({ key: passwordAttempts.key, failures: count(), last: max(passwordAttempts.at) })
    .from(passwordAttempts)
    .where(and(inArray(passwordAttempts.key, [...limits.keys()]), gt(passwordAttempts.at, after(now, -window))))
    .groupBy(passwordAttempts.key)
  const waits = failed.map(({ key, failures, last }) => {
    return last ? after(last, delayAfter(failures, lookUp(limits, key))).getTime() - now.getTime() : 0
  })
  return Math.max(0, ...waits)
}

/** Counts wrong passwords in the database, for all instances together. */
export function attemptLimits(db: Db, clock: Clock): AttemptLimits {
  // Within one instance the attempts for an account run one after the other, so that simultaneous right ones do not
  // count one another as failures; between instances the database's count holds.
  const oneByOne = keyedQueue()

  /** Records the attempt as failed before it is made, so that a parallel guess already counts it. */
  const reserve = (counters: readonly Counter[]): Promise<string> =>
    db.transaction(async (tx) => {
      for (const { key } of counters.toSorted((one, two) => (one.key < two.key ? -1 : 1))) {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
      }
      const now = clock()
      const wait = await waitFor(tx, counters, now)
      if (wait > 0) {
        const seconds = Math.ceil(wait / 1000)
        throw new RequestError('rate-limited', 'Too many failed sign-ins. Please wait before you try again.', {
          hint: `Try again in ${seconds} seconds.`,
          retryAfter: seconds,
        })
      }
      const id = randomUUID()
      await tx.insert(passwordAttempts).values(counters.map(({ key }) => ({ id, key, at: now })))
      return id
    })

  return {
    guard: (attempt, check) => {
      const counters = countersOf(attempt)
      return oneByOne(normalEmail(attempt.email), async () => {
        const id = await reserve(counters)
        const outcome = await check()
        if (outcome === 'unfinished') await db.delete(passwordAttempts).where(eq(passwordAttempts.id, id))
        else if (outcome) {
          const own = counters.filter((counter) => counter.own).map(({ key }) => key)
          await db.delete(passwordAttempts).where(or(eq(passwordAttempts.id, id), inArray(passwordAttempts.key, own)))
        }
        return outcome
      })
    },
    sweep: async () => {
      await db.delete(passwordAttempts).where(lt(passwordAttempts.at, after(clock(), -window)))
    },
  }
}

/** For load tests and evaluation (`RATE_LIMITS=off`). */
export const noAttemptLimits: AttemptLimits = {
  guard: (_attempt, check) => check(),
  sweep: () => Promise.resolve(),
}
