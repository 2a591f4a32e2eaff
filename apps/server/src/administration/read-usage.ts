import { at } from '@vitrine/basics/at.ts'
import type { Usage } from '@vitrine/contracts/administration/administration.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { count, desc, eq, gte, max, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accounts } from '../database/schema/accounts.ts'
import { analysisRuns } from '../database/schema/administration.ts'
import { titlesOf } from './model-titles.ts'
import { lastDays, type Span } from './span.ts'

const busiest = 100

const part = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
const succeeded = sql`${analysisRuns.succeeded}`
const byVisitor = sql`${analysisRuns.byVisitor}`

async function perDay(db: Db, { start, days }: Span): Promise<Usage['days']> {
  const date = sql<string>`to_char(${analysisRuns.at} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({
      date,
      accounts: part(sql`not ${byVisitor}`),
      visitors: part(byVisitor),
      failed: part(sql`not ${succeeded}`),
      activePeople: sql<number>`count(distinct ${analysisRuns.accountId})::int`,
    })
    .from(analysisRuns)
    .where(gte(analysisRuns.at, start))
    .groupBy(sql`1`)
  const known = new Map(rows.map((row) => [row.date, row]))
  const nothing = { accounts: 0, visitors: 0, failed: 0, activePeople: 0 }
  return days.map((day) => known.get(day) ?? { date: day, ...nothing })
}

async function perModel(db: Db, { start }: Span, models: readonly Model[]): Promise<Usage['models']> {
  const rows = await db
    .select({
      modelId: analysisRuns.modelId,
      runs: count(),
      visitors: part(byVisitor),
      succeeded: part(succeeded),
      failed: part(sql`not ${succeeded}`),
      medianSeconds: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${analysisRuns.seconds}) filter (where ${succeeded})`,
      lastAt: max(analysisRuns.at),
    })
    .from(analysisRuns)
    .where(gte(analysisRuns.at, start))
    .groupBy(analysisRuns.modelId)
    .orderBy(desc(count()))
  const titleOf = titlesOf(models)
  return rows.map((row) => ({
    ...row,
    title: titleOf(row.modelId),
    lastAt: (row.lastAt ?? start).toISOString(),
  }))
}

async function perPerson(db: Db, { start }: Span): Promise<Usage['people']> {
  const { id, name, email, role } = accounts
  const rows = await db
    .select({
      id,
      name,
      email,
      role,
      runs: count(),
      own: part(sql`not ${analysisRuns.sample}`),
      lastAt: max(analysisRuns.at),
    })
    .from(analysisRuns)
    .innerJoin(accounts, eq(accounts.id, analysisRuns.accountId))
    .where(gte(analysisRuns.at, start))
    .groupBy(id, name, email, role)
    .orderBy(desc(count()))
    .limit(busiest)
  return rows.map((row) => ({ ...row, lastAt: (row.lastAt ?? start).toISOString() }))
}

/** Runs of the last days, today included, by UTC. */
export async function readUsage(db: Db, models: readonly Model[], now: Date, dayCount: number): Promise<Usage> {
  const span = lastDays(now, dayCount)
  return {
    from: at(span.days, 0),
    to: at(span.days, dayCount - 1),
    days: await perDay(db, span),
    models: await perModel(db, span, models),
    people: await perPerson(db, span),
  }
}
