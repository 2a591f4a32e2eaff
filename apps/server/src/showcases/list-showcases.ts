import type { ShowcaseEvent, ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import { accounts } from '../database/schema/accounts.ts'
import { analysisFeedback } from '../database/schema/analyses.ts'
import { showcaseEvents, showcaseLinks } from '../database/schema/showcases.ts'
import { findPerson } from '../people/find-person.ts'
import { showcaseLinkOf } from './showcase-link.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

const most = 200

/** A prospect's links and their events, newest first. Throws 'not-found'. */
export async function listShowcases(
  { db, clock }: Pick<ShowcaseParts, 'db' | 'clock'>,
  personId: string,
): Promise<{ links: ShowcaseLink[]; events: ShowcaseEvent[] }> {
  await findPerson(db, personId)
  const links = await db
    .select({ row: getTableColumns(showcaseLinks), madeBy: accounts.name })
    .from(showcaseLinks)
    .leftJoin(accounts, eq(accounts.id, showcaseLinks.madeById))
    .where(eq(showcaseLinks.personId, personId))
    .orderBy(desc(showcaseLinks.createdAt))
    .limit(most)
  const events = await db
    .select({ event: getTableColumns(showcaseEvents), verdict: analysisFeedback.verdict })
    .from(showcaseEvents)
    .innerJoin(showcaseLinks, eq(showcaseLinks.id, showcaseEvents.linkId))
    .leftJoin(analysisFeedback, eq(analysisFeedback.analysisId, showcaseEvents.analysisId))
    .where(eq(showcaseLinks.personId, personId))
    .orderBy(desc(showcaseEvents.at))
    .limit(most)
  const now = clock()
  return {
    links: links.map(({ row, madeBy }) => showcaseLinkOf(row, madeBy, now)),
    events: events.map(({ event: { id, linkId, at, kind, modelId, sampleId, outcome }, verdict }) => ({
      id,
      linkId,
      at: at.toISOString(),
      kind,
      modelId,
      sampleId,
      outcome,
      verdict,
    })),
  }
}
