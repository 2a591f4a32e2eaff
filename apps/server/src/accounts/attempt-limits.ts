import { createHash, randomUUID } from 'node:crypto'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, count, eq, gt, lt, max, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { signInAttempts } from '../database/schema/sign-in-attempts.ts'
import { normalEmail } from './account.ts'
import { after, type Clock, minutes } from './clock.ts'
import { keyedQueue } from './keyed-queue.ts'

const window = minutes(15)
const accountLimit = 5
const addressLimit = 30
const firstDelay = 15_000

/** After the limit each further failure doubles the wait, up to the whole window. */
const delayAfter = (failures: number, limit: number): number =>
  failures < limit ? 0 : Math.min(firstDelay * 2 ** (failures - limit), window)

interface Attempt {
  email: string
  address: string
}

export interface AttemptLimits {
  /**
   * Runs `check` (true: the password was right) unless too many failed before. Throws 'rate-limited'.
   */
  guard: (attempt: Attempt, check: () => Promise<boolean>) => Promise<boolean>
  /** Deletes what no longer counts. */
  sweep: () => Promise<void>
}

/** Milliseconds until the next try is allowed. */
const waitFor = async (tx: Db, column: PgColumn, value: string, limit: number, now: Date): Promise<number> => {
  const [failed] = await tx
    .select({ failures: count(), last: max(signInAttempts.at) })
    .from(signInAttempts)
    .where(and(eq(column, value), gt(signInAttempts.at, after(now, -window))))
  if (!failed?.last) return 0
  return after(failed.last, delayAfter(failed.failures, limit)).getTime() - now.getTime()
}

/** Counts failed sign-ins per account and per address in the database, for all instances together. */
export const attemptLimits = (db: Db, clock: Clock): AttemptLimits => {
  // Within one instance the tries for an account wait for each other, so that several right ones at once do not
  // count one another as failures; the database's count holds between instances.
  const oneByOne = keyedQueue()

  /** Writes the try down as failed before it is made: a guess in parallel finds it already counted. */
  const reserve = (accountKey: string, address: string): Promise<void> =>
    db.transaction(async (tx) => {
      for (const key of [accountKey, address].sort()) {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
      }
      const now = clock()
      const wait = Math.max(
        await waitFor(tx, signInAttempts.accountKey, accountKey, accountLimit, now),
        await waitFor(tx, signInAttempts.address, address, addressLimit, now),
      )
      if (wait > 0) {
        const seconds = Math.ceil(wait / 1000)
        throw new RequestError('rate-limited', 'Too many failed sign-ins. Please wait before you try again.', {
          hint: `Try again in ${seconds} seconds.`,
          retryAfter: seconds,
        })
      }
      await tx.insert(signInAttempts).values({ id: randomUUID(), accountKey, address, at: now })
    })

  return {
    guard: ({ email, address }, check) => {
      const accountKey = createHash('sha256').update(normalEmail(email)).digest('hex')
      return oneByOne(accountKey, async () => {
        await reserve(accountKey, address)
        const right = await check()
        if (right) {
          await db.delete(signInAttempts).where(eq(signInAttempts.accountKey, accountKey))
        }
        return right
      })
    },
    sweep: async () => {
      await db.delete(signInAttempts).where(lt(signInAttempts.at, after(clock(), -window)))
    },
  }
}

/** For load tests and evaluation (`RATE_LIMITS=off`). */
export const noAttemptLimits: AttemptLimits = {
  guard: (_attempt, check) => check(),
  sweep: () => Promise.resolve(),
}
