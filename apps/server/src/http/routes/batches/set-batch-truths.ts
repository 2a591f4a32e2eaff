import type { Handler } from '../../handler.ts'
import { findOwnBatch } from './find-own-batch.ts'

export const setBatchTruths: Handler<'setBatchTruths'> = async (call) => ({
  data: await call.services.batches.setTruths(await findOwnBatch(call), call.body),
})
