import { at } from '@vitrine/basics/at.ts'
import type { Funnel } from '@vitrine/contracts/administration/administration.ts'
import { and, count, eq, gte, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { analysisRuns } from '../database/schema/administration.ts'
import { people } from '../database/schema/people.ts'
import { lastDays } from './span.ts'

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 1000

/**
 * Visitors' runs of samples; and of the requests made in the span, how many were approved and led to an analysis of the
 * person's own input at any time: each step is a subset of the one before. Erased people are not counted.
 */
export async function readFunnel(db: Db, now: Date, dayCount: number): Promise<Funnel> {
  const { start, days } = lastDays(now, dayCount)
  const runs = await db
    .select({ samples: count() })
    .from(analysisRuns)
    .where(and(gte(analysisRuns.at, start), eq(analysisRuns.byVisitor, true), eq(analysisRuns.sample, true)))
  const ran = sql`exists (select 1 from ${analysisRuns} where ${analysisRuns.accountId} = coalesce(${people.joinedAccountId}, ${people.id}) and not ${analysisRuns.sample} and ${analysisRuns.succeeded})`
  const approved = sql`${people.approvedAt} is not null`
  const asked = await db
    .select({
      requests: count(),
      approvals: sql<number>`(count(*) filter (where ${approved}))::int`,
      firstAnalyses: sql<number>`(count(*) filter (where ${approved} and ${ran}))::int`,
    })
    .from(people)
    // Accounts that nobody requested, such as the first admin's, are not counted.
    .where(and(gte(people.createdAt, start), ne(people.signupSource, 'installation')))
  const { samples } = at(runs, 0)
  const { requests, approvals, firstAnalyses } = at(asked, 0)
  return {
    from: at(days, 0),
    to: at(days, days.length - 1),
    steps: [
      { step: 'sample', label: 'Samples run by visitors', count: samples, ofPrevious: null },
      { step: 'request', label: 'Requests', count: requests, ofPrevious: null },
      { step: 'approval', label: 'Approved', count: approvals, ofPrevious: share(approvals, requests) },
      {
        step: 'first-analysis',
        label: 'First own analysis',
        count: firstAnalyses,
        ofPrevious: share(firstAnalyses, approvals),
      },
    ],
  }
}
