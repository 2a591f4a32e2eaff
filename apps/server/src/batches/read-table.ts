import type { BatchTable } from '@vitrine/contracts/analyses/batch.ts'
import type { Place } from '@vitrine/contracts/blocks/place.ts'
import { inArray } from 'drizzle-orm'
import type { AnalysisParts } from '../analyses/analysis-parts.ts'
import { signedResult } from '../analyses/reading/read-analysis.ts'
import { type AnalysisRow, analyses } from '../database/schema/analyses.ts'
import { itemCard, readItems } from './read-batch.ts'
import { tableRow } from './table-cells.ts'

/** Rows are read in chunks: some are large. */
const chunk = 20

type TableParts = Pick<AnalysisParts, 'database' | 'signer'>

async function* rowsById({ database: { db } }: TableParts, ids: readonly string[]): AsyncGenerator<AnalysisRow> {
  for (let start = 0; start < ids.length; start += chunk) {
    yield* await db
      .select()
      .from(analyses)
      .where(inArray(analyses.id, ids.slice(start, start + chunk)))
  }
}

/** Where the values of a table were read: by analysis, then by column. */
export type TablePlaces = ReadonlyMap<string, ReadonlyMap<string, Place>>

/** A batch's results as a table, with readers' corrections; columns in the order of first appearance. */
export async function readTable(
  parts: TableParts,
  batchId: string,
): Promise<{ table: BatchTable; places: TablePlaces }> {
  const items = (await readItems(parts.database.db, [batchId])).map(itemCard)
  const ids = items.flatMap(({ status, analysisId }) => (status === 'succeeded' && analysisId ? [analysisId] : []))
  const results = new Map<string, Pick<BatchTable['rows'][number], 'cells' | 'output'>>()
  const placesOf = new Map<string, ReadonlyMap<string, Place>>()
  for await (const row of rowsById(parts, ids)) {
    const { output, blocks } = signedResult(parts, row)
    const { cells, places } = tableRow(blocks, row.output)
    results.set(row.id, { output, cells })
    placesOf.set(row.id, places)
  }
  const none = { cells: {}, output: null }
  const rows = items.map((item) => ({ ...item, ...(results.get(item.analysisId ?? '') ?? none) }))
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))]
  return { table: { columns, rows }, places: placesOf }
}
