import { RequestError } from '@vitrine/errors/request-error.ts'
import { writeReport } from '../../../batches/write-report.ts'
import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const downloadBatchReport: Handler<'downloadBatchReport'> = async (call, _request, reply) => {
  const report = await call.services.batches.readReport(await findOwnBatch(call))
  if (report === null) throw new RequestError('not-found', 'No truths were given for this batch.')
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="report.csv"')
    .header('cache-control', 'no-store')
    .send(writeReport(report, call.query.separator))
}
