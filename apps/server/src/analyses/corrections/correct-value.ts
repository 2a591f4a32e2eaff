import type { Correction } from '@vitrine/contracts/analyses/analysis.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { type AnalysisRow, analyses, analysisFeedback } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { type AnalysisCaller, callerKey, readerOf } from '../caller.ts'
import { findReadable } from '../find-analysis.ts'
import { valueAt } from './apply-corrections.ts'
import { subjectOf } from './give-feedback.ts'

type CorrectParts = Pick<AnalysisParts, 'database' | 'clock' | 'secret'>

/** The most corrections of one result; more would mean that a whole table was misread. */
const mostCorrections = 500

/**
 * Only the account or address that ran an analysis may correct it: a visitor's can be read by anyone who knows the
 * link.
 */
export const mayCorrect = ({ secret }: Pick<AnalysisParts, 'secret'>, row: AnalysisRow, caller: AnalysisCaller) =>
  row.callerKey === callerKey(caller, secret)

async function findCorrectable(parts: CorrectParts, id: string, caller: AnalysisCaller): Promise<AnalysisRow> {
  const row = await findReadable(parts, id, readerOf(caller))
  if (!mayCorrect(parts, row, caller)) {
    throw new RequestError('act-not-allowed', 'Only the person who ran this analysis may correct it.', {
      hint: 'Run the input yourself to correct its values.',
    })
  }
  if (row.status !== 'succeeded') throw new RequestError('analysis-unfinished', 'There is no answer yet to correct.')
  return row
}

/**
 * Corrections count as feedback 'partly right', unless there is a verdict already. The values themselves stay with the
 * analysis.
 */
async function countAsFeedback(tx: Db, row: AnalysisRow, corrected: number, at: Date): Promise<void> {
  const ofRow = eq(analysisFeedback.analysisId, row.id)
  if (corrected === 0) await tx.delete(analysisFeedback).where(and(ofRow, eq(analysisFeedback.implied, true)))
  const values = { analysisId: row.id, ...subjectOf(row), verdict: 'partly' as const, implied: true, corrected, at }
  if (corrected === 0) await tx.update(analysisFeedback).set({ corrected }).where(ofRow)
  else {
    await tx
      .insert(analysisFeedback)
      .values(values)
      .onConflictDoUpdate({ target: analysisFeedback.analysisId, set: { corrected, at } })
  }
}

/** Replaces the correction at the place. */
async function replace(parts: CorrectParts, row: AnalysisRow, place: string, now: Correction | null) {
  return parts.database.db.transaction(async (tx) => {
    const others = sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${analyses.corrections}) one where one->>'place' <> ${place}), '[]'::jsonb)`
    const [changed] = await tx
      .update(analyses)
      .set({ corrections: now ? sql`${others} || ${JSON.stringify([now])}::jsonb` : others })
      .where(eq(analyses.id, row.id))
      .returning({ corrections: analyses.corrections })
    const corrections = changed?.corrections ?? []
    if (corrections.length > mostCorrections) {
      throw new RequestError('act-not-allowed', `A result takes at most ${mostCorrections} corrections.`)
    }
    await countAsFeedback(tx, row, corrections.length, parts.clock())
    return corrections
  })
}

/**
 * Stores a reader's correction of a value; entering the original value removes it. Returns all corrections. Throws
 * 'not-found' (also for a place without a value), 'analysis-unfinished', 'act-not-allowed'.
 */
export async function correctValue(
  parts: CorrectParts,
  id: string,
  caller: AnalysisCaller,
  { place, value: said }: { place: string; value: string | null },
): Promise<Correction[]> {
  const row = await findCorrectable(parts, id, caller)
  const found = valueAt(row.blocks ?? [], place)
  if (found === null) {
    throw new RequestError('not-found', `This result has no value at ${place}.`, {
      hint: 'The place names a block, a field or row, and a column, each counted from 0.',
    })
  }
  const value = said?.replaceAll('\0', '') || null
  if (value === found.value) return replace(parts, row, place, null)
  const { label, value: read } = found
  return replace(parts, row, place, { place, label, read, value, at: parts.clock().toISOString() })
}

/** Removes a correction. Returns the remaining ones. Throws what `correctValue` throws. */
export const undoCorrection = async (
  parts: CorrectParts,
  id: string,
  caller: AnalysisCaller,
  place: string,
): Promise<Correction[]> => replace(parts, await findCorrectable(parts, id, caller), place, null)
