import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * A statement that is written once for each database: Drizzle takes longer to write a wide one than the embedded database
 * to run it. In a transaction it is written anew. Prepare it without a name: PostgreSQL would keep it by its name for the
 * connection, which poolers share.
 */
export function preparedOnce<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = made.get(db) ?? prepare(db)
    made.set(db, statement)
    return statement
  }
}

/** A value of a column that is given when the statement is executed. */
export const given = (name: string, column: AnyColumn): SQL => sql`${sql.param(sql.placeholder(name), column)}`
