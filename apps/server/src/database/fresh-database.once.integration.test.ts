import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addQueue, makeFreshDatabase } from '../make-fresh-database.ts'
import type { Db } from './database.ts'
import { createPglite, databaseOnPglite, openPglite } from './open-pglite.ts'

const ours = sql`nspname not like 'pg\\_%' and nspname <> 'information_schema'`

/** What a database consists of, each as PostgreSQL itself would write it. */
const parts: Record<string, SQL> = {
  columns: sql`
    select nspname, relname, attname, attnum, format_type(atttypid, atttypmod) as type, attnotnull,
      pg_get_expr(adbin, adrelid) as default
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${ours} and attnum > 0 and not attisdropped
    order by 1, 2, 4`,
  indexes: sql`
    select pg_get_indexdef(indexrelid) as definition, indisvalid
    from pg_index
    join pg_class on pg_class.oid = indexrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where ${ours} order by 1`,
  constraints: sql`
    select nspname, conrelid::regclass::text as on, conname, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace where ${ours} order by 1, 2, 3`,
  functions: sql`
    select nspname, proname, pg_get_functiondef(pg_proc.oid) as definition
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where ${ours} and prokind <> 'a' order by 1, 2, 3`,
  triggers: sql`
    select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1`,
  extensions: sql`select extname, extversion from pg_extension order by 1`,
  migrations: sql`select hash, created_at from drizzle.__drizzle_migrations order by id`,
}

async function describe(db: Db): Promise<Record<string, unknown[]>> {
  const described: Record<string, unknown[]> = {}
  for (const [name, select] of Object.entries(parts)) described[name] = (await db.execute(select)).rows
  return described
}

test('a new data folder begins with the built database, which is what the migrations make and holds nothing', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-fresh-'))
  await makeFreshDatabase()
  const begun = await openPglite(folder)
  const migrated = await databaseOnPglite(await createPglite())
  try {
    // Only the built one has the queue's tables before a server has started.
    const queue = sql`select count(*)::int as tables from pg_tables where schemaname = 'jobs'`
    expect((await begun.db.execute<{ tables: number }>(queue)).rows[0]?.tables).toBeGreaterThan(0)
    expect((await migrated.db.execute<{ tables: number }>(queue)).rows[0]?.tables).toBe(0)
    await addQueue(migrated)
    const expected = await describe(migrated.db)
    for (const rows of Object.values(expected)) expect(rows).not.toHaveLength(0)
    expect(await describe(begun.db)).toEqual(expected)

    const tables = sql`select tablename as name from pg_tables where schemaname = 'public'`
    const { rows } = await begun.db.execute<{ name: string }>(tables)
    for (const { name } of rows) {
      const held = await begun.db.execute(sql`select from ${sql.identifier(name)}`)
      const made = await migrated.db.execute(sql`select from ${sql.identifier(name)}`)
      expect({ name, rows: held.rows.length }).toEqual({ name, rows: made.rows.length })
    }
  } finally {
    await begun.close()
    await migrated.close()
    await rm(folder, { recursive: true, force: true })
  }
})
