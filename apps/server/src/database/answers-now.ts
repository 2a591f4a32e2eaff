import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Milliseconds for which an answer is cached. */
const believed = 1000

interface Asked {
  at: number
  answer: Promise<void>
}

const latest = new WeakMap<Database, Asked>()

/**
 * Resolves if the database answers, or did within the last second; rejects with its error otherwise. Concurrent calls
 * share one statement: anybody may call as often as they like, and a struggling database is not asked more.
 */
export function answersNow(database: Database): Promise<void> {
  const known = latest.get(database)
  if (known && performance.now() - known.at < believed) return known.answer
  const answer = database.db.execute(sql`select 1`).then(() => undefined)
  latest.set(database, { at: performance.now(), answer })
  return answer
}
