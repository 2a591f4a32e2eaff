import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'

/** Every row of every table as text, the queue's too: what somebody who reads the database would find. */
export async function everyRow(db: Db): Promise<string> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const texts: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = await db.execute<{ text: string | null }>(
      sql`select string_agg(t::text, ' ') as text from ${table} t`,
    )
    texts.push(...rows.map(({ text }) => text ?? ''))
  }
  return texts.join('\n')
}
