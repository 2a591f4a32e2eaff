import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const deleteBatchTruths: Handler<'deleteBatchTruths'> = async (call) => {
  await call.services.batches.deleteTruths(await findOwnBatch(call))
  return { data: { deleted: true } }
}
