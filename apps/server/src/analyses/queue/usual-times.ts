import { gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { analysisRuns } from '../../database/schema/administration.ts'
import type { Clock } from '../../time/clock.ts'

/** The duration of a model's runs on this installation, in seconds. */
export interface UsualTime {
  median: number
  /** The 90th percentile. */
  mostly: number
  runs: number
}

/** Durations of this installation's runs: cached, and read again on use after a while. */
export interface UsualTimes {
  /** Null if too few runs were counted. */
  of: (modelId: string) => UsualTime | null
  /** Rises with every change, so that what is computed from the times can be cached. */
  version: () => number
}

const rereadMilliseconds = 300_000
const day = 86_400_000
/** Older runs may be of an older engine. */
const days = 30
/** Fewer mostly measure the cold start. */
const fewestRuns = 5

/**
 * Two significant digits: the third changes with every run, and would invalidate everything that is cached by the
 * times.
 */
const twoFigures = (seconds: number): number => Number(seconds.toPrecision(2))

/** The quantile, 0…1, of the runs' durations in seconds. */
export const secondsOf = (part: number) =>
  sql<number>`percentile_cont(${sql.raw(String(part))}) within group (order by ${analysisRuns.seconds})`.mapWith(Number)

export async function openUsualTimes(
  { db }: Pick<Database, 'db'>,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<UsualTimes> {
  let times: ReadonlyMap<string, UsualTime> = new Map()
  let version = 0

  const read = async (): Promise<void> => {
    const rows = await db
      .select({
        modelId: analysisRuns.modelId,
        median: secondsOf(0.5),
        mostly: secondsOf(0.9),
        runs: sql<number>`count(*)::int`,
      })
      .from(analysisRuns)
      .where(
        sql`${analysisRuns.succeeded} and ${analysisRuns.seconds} is not null and ${gte(analysisRuns.at, new Date(clock().getTime() - days * day))}`,
      )
      .groupBy(analysisRuns.modelId)
      .having(sql`count(*) >= ${fewestRuns}`)
    const now = new Map(
      rows.map(({ modelId, median, mostly, runs }) => [
        modelId,
        { median: twoFigures(median), mostly: twoFigures(mostly), runs },
      ]),
    )
    const same = now.size === times.size && [...now].every(([id, { median }]) => times.get(id)?.median === median)
    times = now
    if (!same) version++
  }

  let readAt = clock().getTime()
  const readIfOld = (): void => {
    const now = clock().getTime()
    if (now - readAt < rereadMilliseconds) return
    readAt = now
    void read().catch(onError)
  }

  await read()
  return {
    of: (modelId) => {
      readIfOld()
      return times.get(modelId) ?? null
    },
    version: () => {
      readIfOld()
      return version
    },
  }
}
