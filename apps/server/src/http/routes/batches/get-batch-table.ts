import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const getBatchTable: Handler<'getBatchTable'> = async (call) => ({
  data: await call.services.batches.readTable(await findOwnBatch(call)),
})
