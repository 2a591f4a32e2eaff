import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import { getTableColumns } from 'drizzle-orm'
import { type AnalysisRow, analyses } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { type QueueEstimate, queueEstimates } from '../queue/queue-estimate.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** The columns of a state: without the texts and results, which may be long. */
const { output: _output, blocks: _blocks, inputText: _inputText, ...columns } = getTableColumns(analyses)
export const stateColumns = columns

export type StateRow = Omit<AnalysisRow, 'output' | 'blocks' | 'inputText' | 'preview'> &
  Partial<Pick<AnalysisRow, 'preview'>>

/** A row as the contract shows it. */
const analysisState = (
  parts: Pick<AnalysisParts, 'models'>,
  row: StateRow,
  queue: QueueEstimate | null,
): AnalysisState => ({
  id: row.id,
  modelId: row.modelId,
  modelVersion: row.modelVersion,
  modelTitle: parts.models.find(({ id }) => id === row.modelId)?.title ?? row.modelId,
  status: row.status,
  revision: row.revision,
  stage: row.stage,
  percent: row.percent,
  preview: row.preview ?? null,
  queuePlace: queue?.place ?? null,
  estimateSeconds: queue?.seconds ?? null,
  ownWaiting: queue?.ownWaiting ?? null,
  quota: queue?.quota ?? null,
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

type StateParts = Pick<AnalysisParts, 'models' | 'database' | 'clock' | 'concurrency' | 'quotas'>

/** States of rows, with their places in the queue while they wait. */
export async function currentStates(parts: StateParts, rows: readonly StateRow[]): Promise<AnalysisState[]> {
  const queue = await queueEstimates(parts, rows)
  return rows.map((row) => analysisState(parts, row, queue.get(row.id) ?? null))
}

export async function currentState(parts: StateParts, row: StateRow): Promise<AnalysisState> {
  const queue = await queueEstimates(parts, [row])
  return analysisState(parts, row, queue.get(row.id) ?? null)
}

export const isFinal = (status: AnalysisRow['status']): boolean => status !== 'queued' && status !== 'running'
