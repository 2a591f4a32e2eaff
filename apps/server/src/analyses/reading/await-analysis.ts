import { eq } from 'drizzle-orm'
import { given, preparedOnce } from '../../database/prepared.ts'
import { type AnalysisRow, analyses } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { isFinal, type StateRow, stateColumns } from './analysis-state.ts'

/** A run as its caller gets it: of its result the output alone. */
export type AwaitedRow = StateRow & Pick<AnalysisRow, 'output'>

const reading = preparedOnce((db) =>
  db
    .select({ ...stateColumns, output: analyses.output })
    .from(analyses)
    .where(eq(analyses.id, given('id', analyses.id)))
    .prepare(''),
)

/**
 * Waits until an analysis is finished; returns its row as of then, or as of when `milliseconds` are over. Null: it was
 * deleted in the meantime.
 */
export async function awaitAnalysis(
  parts: Pick<AnalysisParts, 'database' | 'changes'>,
  created: AwaitedRow,
  milliseconds: number,
  signal: AbortSignal,
): Promise<AwaitedRow | null> {
  const end = performance.now() + milliseconds
  const watch = parts.changes.watch(created.id)
  let row: AwaitedRow | undefined = created
  try {
    while (row && !isFinal(row.status) && performance.now() < end && !signal.aborted) {
      await watch.next(signal, isFinal)
      ;[row] = await reading(parts.database.db).execute({ id: created.id })
    }
  } finally {
    watch.end()
  }
  return row ?? null
}
