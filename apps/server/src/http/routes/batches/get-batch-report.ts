import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const getBatchReport: Handler<'getBatchReport'> = async (call) => ({
  data: await call.services.batches.readReport(await findOwnBatch(call)),
})
