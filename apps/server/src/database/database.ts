import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

interface Result<Row> {
  rows: Row[]
}

interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>
}

/**
 * Drizzle on either database; a transaction has the same type. Inside a transaction use only the handle that the
 * transaction gives: PGlite has one connection, so the outer handle would wait for itself for ever.
 */
export type Db = PgDatabase<Rows>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** What pg-boss needs to work on this database. */
  boss: ConstructorOptions
  /** Calls `handler` with the payload of each NOTIFY on `channel`. Notices can be lost: they only wake. */
  listen: (channel: string, handler: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}
