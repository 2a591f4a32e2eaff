import { randomUUID } from 'node:crypto'
import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { AnalysisCaller } from '../analyses/caller.ts'
import { findModelById } from '../analyses/find-model.ts'
import { keyUsedBefore } from '../analyses/submission/create-analysis.ts'
import { type AnalysisRow, analyses } from '../database/schema/analyses.ts'
import { type ShowcaseLinkRow, showcaseEvents, showcaseLinks } from '../database/schema/showcases.ts'
import { findOpenShowcase, type ShowcaseReader } from './find-showcase.ts'
import type { ShowcaseParts } from './showcase-parts.ts'

export interface ShowcaseRun {
  model: string
  sample: string
  user: ShowcaseReader
  /** The owner of the analysis. */
  caller: AnalysisCaller
  idempotencyKey?: string | undefined
}

/** Counts a run before it starts, so that two at once cannot both be the last. Throws 'link-used-up'. */
async function takeRun({ db }: ShowcaseParts, { id, maxRuns }: ShowcaseLinkRow): Promise<void> {
  const [taken] = await db
    .update(showcaseLinks)
    .set({ runs: sql`${showcaseLinks.runs} + 1` })
    .where(and(eq(showcaseLinks.id, id), lt(showcaseLinks.runs, showcaseLinks.maxRuns)))
    .returning({ id: showcaseLinks.id })
  if (taken) return
  throw new RequestError('link-used-up', `All ${maxRuns} runs of this link are used.`, {
    hint: 'Request a demo to see more.',
  })
}

async function giveRunBack({ db }: ShowcaseParts, { id }: ShowcaseLinkRow): Promise<void> {
  await db
    .update(showcaseLinks)
    .set({ runs: sql`${showcaseLinks.runs} - 1` })
    .where(eq(showcaseLinks.id, id))
}

async function noteRun({ db, clock }: ShowcaseParts, linkId: string, run: AnalysisState): Promise<void> {
  const { id: analysisId, modelId, sampleId } = run
  const id = randomUUID()
  await db.insert(showcaseEvents).values({ id, linkId, at: clock(), kind: 'ran', modelId, sampleId, analysisId })
  // It may have ended before the trigger could see this row.
  const ended = db
    .select({ status: analyses.status })
    .from(analyses)
    .where(and(eq(analyses.id, analysisId), inArray(analyses.status, ['succeeded', 'failed', 'cancelled'])))
  await db
    .update(showcaseEvents)
    .set({ outcome: sql`coalesce((${ended}), ${showcaseEvents.outcome})` })
    .where(eq(showcaseEvents.id, id))
}

/** An earlier run of this link with the same key; null if there is none. */
async function findEarlier(
  { db }: ShowcaseParts,
  link: ShowcaseLinkRow,
  asked: ShowcaseRun,
): Promise<AnalysisRow | null> {
  if (asked.idempotencyKey === undefined) return null
  const [earlier] = await db
    .select({ run: analyses })
    .from(showcaseEvents)
    .innerJoin(analyses, eq(analyses.id, showcaseEvents.analysisId))
    .where(and(eq(showcaseEvents.linkId, link.id), eq(analyses.idempotencyKey, asked.idempotencyKey)))
  if (!earlier) return null
  if (earlier.run.modelId !== asked.model || earlier.run.sampleId !== asked.sample) throw keyUsedBefore()
  return earlier.run
}

/**
 * Runs one of the link's samples, and counts it once for each key; staff's runs are not counted. Throws what
 * `findOpenShowcase` throws, 'sample-unknown', 'idempotency-mismatch', 'link-used-up' and what `submitAnalysis` throws.
 */
export async function runShowcaseSample(
  parts: ShowcaseParts,
  token: string,
  asked: ShowcaseRun,
): Promise<AnalysisState> {
  const { model: modelId, sample, user, caller, idempotencyKey } = asked
  const { row: link, reader } = await findOpenShowcase(parts, token, user)
  if (!link.items.some((item) => item.model === modelId && item.samples.includes(sample))) {
    throw new InputError('sample-unknown', 'This showcase does not hold that sample.')
  }
  const earlier = await findEarlier(parts, link, asked)
  if (earlier) return parts.analyses.state(earlier)
  const counted = reader === 'prospect'
  if (counted) await takeRun(parts, link)
  try {
    const model = findModelById(parts.models, modelId)
    const { row, existing } = await parts.analyses.submit({
      model,
      caller,
      fields: { sample },
      files: [],
      idempotencyKey,
    })
    const state = await parts.analyses.state(row)
    // Of two simultaneous calls, the first has counted and recorded it.
    if (counted && existing) await giveRunBack(parts, link)
    if (counted && !existing) await noteRun(parts, link.id, state)
    return state
  } catch (error) {
    if (counted) await giveRunBack(parts, link)
    throw error
  }
}
