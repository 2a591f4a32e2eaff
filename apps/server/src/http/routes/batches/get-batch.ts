import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const getBatch: Handler<'getBatch'> = async (call) => ({
  data: await call.services.batches.read(await findOwnBatch(call)),
})
