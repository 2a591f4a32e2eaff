import type { AnalysisState } from '@vitrine/contracts/analysis.ts'
import type { AnalysisRow } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { queueEstimate } from './queue-estimate.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export type StateRow = Omit<AnalysisRow, 'output' | 'blocks' | 'inputText'>

/** A row as the contract shows it. */
const analysisState = (
  parts: Pick<AnalysisParts, 'models'>,
  row: StateRow,
  queue: { place: number; seconds: number } | null,
): AnalysisState => ({
  id: row.id,
  modelId: row.modelId,
  modelVersion: row.modelVersion,
  modelTitle: parts.models.find(({ id }) => id === row.modelId)?.title ?? row.modelId,
  status: row.status,
  revision: row.revision,
  stage: row.stage,
  percent: row.percent,
  queuePlace: queue?.place ?? null,
  estimateSeconds: queue?.seconds ?? null,
  inputName: row.inputName,
  sampleId: row.sampleId,
  summary: row.summary,
  engine: row.engine,
  failure: row.failure && { problem: row.failure.problem, error: row.failure.error, hint: row.failure.hint },
  createdAt: row.createdAt.toISOString(),
  startedAt: iso(row.startedAt),
  finishedAt: iso(row.finishedAt),
  deletesAt: row.deletesAt.toISOString(),
})

/** The state of a row with its place in the queue while it waits. */
export const currentState = async (
  parts: Pick<AnalysisParts, 'models' | 'database' | 'clock' | 'concurrency'>,
  row: StateRow,
): Promise<AnalysisState> => analysisState(parts, row, row.status === 'queued' ? await queueEstimate(parts, row) : null)

export const isFinal = (status: AnalysisRow['status']): boolean => status !== 'queued' && status !== 'running'
