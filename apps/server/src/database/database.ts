import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

interface Result<Row> {
  rows: Row[]
}

interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>
}

/**
 * Drizzle on either database; a transaction has the same type. Inside a transaction use only the handle that it gives:
 * PGlite has one connection, so using the outer handle would deadlock.
 */
export type Db = PgDatabase<Rows>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** pg-boss's options for this database. */
  boss: ConstructorOptions
  /**
   * Calls `handler` with the payload of each NOTIFY on `channel`. Notifications can be lost, so they may only trigger a
   * read.
   */
  listen: (channel: string, handler: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}
