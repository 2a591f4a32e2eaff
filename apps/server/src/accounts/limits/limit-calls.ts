import { randomUUID } from 'node:crypto'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { countedCalls } from '../../database/schema/counted-calls.ts'
import { sha256Hex } from '../../secrets/sha256-hex.ts'
import { after, type Clock, minutes } from '../../time/clock.ts'

export interface CallLimit {
  /** The operation that is limited. */
  scope: string
  /** How many calls one key may make within the window. */
  count: number
  window: number
}

/** Counts a call and admits it, or throws 'rate-limited'. */
export type AdmitCall = (limit: CallLimit, key: string) => Promise<void>

const kept = minutes(24 * 60)

/** Text that people typed is stored as a hash only. */
export const hashedKey = (text: string): string => sha256Hex(text)

/** Counts calls in the database, for all instances together. */
export const limitCalls =
  (db: Db, clock: Clock): AdmitCall =>
  ({ scope, count, window }, key) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${scope}:${key}`}, 0))`)
      const now = clock()
      const { key: keyColumn, scope: scopeColumn, at } = countedCalls
      const within = and(eq(scopeColumn, scope), eq(keyColumn, key), gt(at, after(now, -window)))
      const calls = await tx.select({ at }).from(countedCalls).where(within).orderBy(at)
      const oldest = calls.at(-count)
      if (oldest !== undefined) {
        const seconds = Math.max(1, Math.ceil((after(oldest.at, window).getTime() - now.getTime()) / 1000))
        throw new RequestError('rate-limited', 'That was asked for too often in a short time.', {
          hint: `Try again in ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
          retryAfter: seconds,
        })
      }
      await tx.insert(countedCalls).values({ id: randomUUID(), scope, key, at: now })
    })

/** For load tests and evaluation (`RATE_LIMITS=off`). */
export const admitAll: AdmitCall = () => Promise.resolve()

export async function sweepCountedCalls(db: Db, clock: Clock): Promise<void> {
  await db.delete(countedCalls).where(lt(countedCalls.at, after(clock(), -kept)))
}
