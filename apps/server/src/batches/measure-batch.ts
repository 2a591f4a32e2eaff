import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { BatchTable } from '@vitrine/contracts/analyses/batch.ts'
import type { BatchReport, Miss } from '@vitrine/contracts/analyses/batch-report.ts'
import type { StoredTruths } from '../database/schema/batches.ts'
import { type DayOrder, dayOrderOf } from './days.ts'
import { isSameValue } from './same-value.ts'

type Row = BatchTable['rows'][number]

interface Judged {
  field: string
  row: Row
  truth: string
  found: string | null
  verdict: 'right' | 'wrong' | 'missing'
}

function judge(row: Row, field: string, column: string, truth: string, order: DayOrder): Judged {
  // A column may have the name of an inherited property, such as `constructor`.
  const found = (Object.hasOwn(row.cells, column) ? row.cells[column] : null) ?? null
  const verdict =
    found === null || found.trim() === '' ? 'missing' : isSameValue(truth, found, order) ? 'right' : 'wrong'
  return { field, row, truth, found, verdict }
}

/**
 * Counts right, wrong and missing values per field, with the confidence interval of the share, and lists the misses;
 * blank truths are not counted.
 */
export function measureBatch(
  { rows }: BatchTable,
  { columns, items, unmatched }: StoredTruths,
  pictureOf: (analysisId: string, column: string) => Miss['picture'],
): BatchReport {
  const truthOf = (row: Row, field: string): string => items[row.position]?.[field] ?? ''
  const orders = new Map(
    Object.keys(columns).map((field) => [field, dayOrderOf(rows.map((row) => truthOf(row, field)))]),
  )
  const judged = rows.flatMap((row) =>
    Object.entries(columns).flatMap(([field, column]) => {
      const truth = truthOf(row, field)
      return truth === '' ? [] : [judge(row, field, column, truth, orders.get(field) ?? null)]
    }),
  )
  const fields = Object.entries(columns).map(([field, column]) => {
    const own = judged.filter((one) => one.field === field)
    const count = (verdict: Judged['verdict']) => own.filter((one) => one.verdict === verdict).length
    const right = count('right')
    const [low, high] = wilsonInterval(right, own.length)
    return { field, column, n: own.length, right, wrong: count('wrong'), missing: count('missing'), low, high }
  })
  const misses = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ row: { position, name, analysisId }, field, truth, found }) => {
      const picture = analysisId === null ? null : pictureOf(analysisId, columns[field] ?? '')
      return { position, name, analysisId, field, truth, found, picture }
    })
  return { items: Object.keys(items).length, fields, misses, unmatched }
}
