import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { eq } from 'drizzle-orm'
import { type AnalysisRow, analysisFeedback, analysisShares } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { type AnalysisCaller, readerOf } from '../caller.ts'
import { applyCorrections } from '../corrections/apply-corrections.ts'
import { mayCorrect } from '../corrections/correct-value.ts'
import { findReadable, findRow } from '../find-analysis.ts'
import { checkShare, shareCard } from '../sharing/share-analysis.ts'
import { currentState } from './analysis-state.ts'
import { signGeneratedFiles } from './generated-files.ts'

/** The lifetime of a file's address; reading the analysis again gives a new one. */
export const addressSeconds = 3600
/** Shorter for readers by a share link, since the link may be revoked. */
const sharedSeconds = 300

function readCompanion(
  { signer }: Pick<AnalysisParts, 'signer'>,
  { companion, modelId }: AnalysisRow,
  sample: { file: string; mediaType: string } | undefined,
  seconds: number,
): Analysis['input']['companion'] {
  if (sample) return { name: sample.file, mediaType: sample.mediaType, url: `/samples/${modelId}/${sample.file}` }
  if (companion === null) return null
  const { key, name, mediaType } = companion
  return { name, mediaType, url: signer.sign(key, seconds) }
}

function readInput(parts: AnalysisParts, row: AnalysisRow, seconds: number): Analysis['input'] {
  const sample = parts.models.find(({ id }) => id === row.modelId)?.work?.samples.find(({ id }) => id === row.sampleId)
  const sampleFile = sample && 'file' in sample ? sample : null
  const sampleUrl = sampleFile && `/samples/${row.modelId}/${sampleFile.file}`
  return {
    name: row.inputName,
    mediaType: row.inputMediaType,
    size: row.inputSize,
    url: row.fileKey === null ? sampleUrl : parts.signer.sign(row.fileKey, seconds),
    companion: readCompanion(parts, row, sampleFile?.companion, seconds),
    text: row.inputText ?? (sample && 'text' in sample ? sample.text : null),
    options: row.options,
  }
}

/** Output and blocks, with signed addresses for the files that the engine made. */
export const signedResult = (
  { signer }: Pick<AnalysisParts, 'signer'>,
  row: AnalysisRow,
  seconds: number = addressSeconds,
) =>
  signGeneratedFiles(
    { output: row.output, blocks: applyCorrections(row.blocks ?? [], row.corrections) },
    row.resultFiles,
    signer,
    seconds,
  )

/**
 * A full analysis, for its owner, for anybody who knows a visitor's id, or for the holder of a share link. Throws
 * 'not-found'.
 */
export async function readAnalysis(
  parts: AnalysisParts,
  id: string,
  caller: AnalysisCaller,
  share: string | undefined,
): Promise<Analysis> {
  const reader = readerOf(caller)
  const row = share === undefined ? await findReadable(parts, id, reader) : await findRow(parts, id)
  const shared = share !== undefined && row.ownerId !== reader
  if (shared) await checkShare(parts, row.id, share)
  const seconds = shared ? sharedSeconds : addressSeconds
  const { db } = parts.database
  const mine = !shared && row.ownerId === reader
  const [feedback] = await db.select().from(analysisFeedback).where(eq(analysisFeedback.analysisId, row.id))
  const shares = mine ? await db.select().from(analysisShares).where(eq(analysisShares.analysisId, row.id)) : []
  return {
    ...(await currentState(parts, row)),
    input: readInput(parts, row, seconds),
    ...signedResult(parts, row, seconds),
    corrections: row.corrections,
    mayCorrect: !shared && row.status === 'succeeded' && mayCorrect(parts, row, caller),
    feedback: feedback && !feedback.implied && mine ? { verdict: feedback.verdict, comment: feedback.comment } : null,
    shares: shares.map((one) => shareCard(parts, row, one)),
    mine,
  }
}
