import { writeTable } from '../../../batches/write-table.ts'
import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const downloadBatchTable: Handler<'downloadBatchTable'> = async (call, _request, reply) => {
  const table = await call.services.batches.readTable(await findOwnBatch(call))
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="results.csv"')
    .header('cache-control', 'no-store')
    .send(writeTable(table, call.query.separator))
}
