import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const cancelBatch: Handler<'cancelBatch'> = async (call) => {
  const { id, accountId } = await findOwnBatch(call)
  return { data: await call.services.batches.cancel(id, accountId) }
}
