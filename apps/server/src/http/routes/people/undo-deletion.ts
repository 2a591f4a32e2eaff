import { originOf } from '../../callers/origin-of.ts'
import type { Handler } from '../../handler.ts'

export const undoDeletion: Handler<'undoDeletion'> = async (call) => ({
  data: await call.services.accounts.undoDeletion(call.body.token, originOf(call)),
  message: 'Brought back',
})
