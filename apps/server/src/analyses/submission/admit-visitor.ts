import { asksForWords } from '@vitrine/contracts/catalogue/asks-for-words.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { and, gt, isNull, or, sql } from 'drizzle-orm'
import { analyses } from '../../database/schema/analyses.ts'
import type { AnalysisParts, VisitorLimits } from '../analysis-parts.ts'
import { secondsPerRun } from '../queue/queue-estimate.ts'

/** Visitors may run bundled samples only, and not of every model. Throws 'sign-in-required'. */
export function checkVisitorMay(model: Model, input: { own: boolean }): void {
  const hint = 'Log in, or request access.'
  // Visitors see a locked card instead of the form of a model that asks for words.
  if (model.samplesForVisitors === false || (input.own && asksForWords(model))) {
    const words = 'This feature is only available for registered users with appropriate permissions.'
    throw new NotAllowed('sign-in-required', words, { hint })
  }
  if (input.own) {
    throw new NotAllowed('sign-in-required', 'Please log in to analyse your own input.', {
      hint: 'Without signing in you can run the samples.',
    })
  }
}

const refuseRate = (limit: number, span: string, retryAfter: number) =>
  new RequestError('rate-limited', `Visitors may run ${limit} analyses ${span} from one address.`, {
    hint: 'Wait a little, or log in.',
    retryAfter,
  })

/**
 * Counts an address's runs and all waiting runs of visitors in the database, so across instances. Throws 'rate-limited'
 * or 'queue-full'.
 */
export async function admitVisitor(
  parts: Pick<AnalysisParts, 'database' | 'clock' | 'concurrency'>,
  key: string,
  limits: VisitorLimits,
): Promise<void> {
  const minuteAgo = new Date(parts.clock().getTime() - 60_000)
  const hourAgo = new Date(parts.clock().getTime() - 3_600_000)
  const waiting = sql`${analyses.status} = 'queued' and ${analyses.ownerId} is null`
  const own = sql`${analyses.callerKey} = ${key}`
  const [counts] = await parts.database.db
    .select({
      minute: sql<number>`count(*) filter (where ${own} and ${gt(analyses.createdAt, minuteAgo)})::int`,
      hour: sql<number>`count(*) filter (where ${own} and ${gt(analyses.createdAt, hourAgo)})::int`,
      queued: sql<number>`count(*) filter (where ${waiting})::int`,
    })
    .from(analyses)
    .where(and(isNull(analyses.ownerId), or(waiting, and(own, gt(analyses.createdAt, hourAgo)))))
  const { minute, hour, queued } = counts ?? { minute: 0, hour: 0, queued: 0 }
  if (hour >= limits.perHour) throw refuseRate(limits.perHour, 'an hour', 600)
  if (minute >= limits.perMinute) throw refuseRate(limits.perMinute, 'a minute', 60)
  if (queued >= limits.queued) {
    const seconds = Math.max(1, Math.ceil((queued / parts.concurrency) * (await secondsPerRun(parts))))
    throw new Unavailable('queue-full', `Many visitors are waiting; try again in about ${seconds} seconds.`, {
      hint: 'Signed-in people go first.',
      retryAfter: seconds,
    })
  }
}
