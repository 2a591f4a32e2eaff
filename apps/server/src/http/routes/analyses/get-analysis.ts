import { checkKeyModel } from '../../../api-keys/check-key-model.ts'
import type { Handler } from '../../handler.ts'
import { analysisCaller } from './analysis-caller.ts'

export const getAnalysis: Handler<'getAnalysis'> = async (call) => {
  const data = await call.services.analyses.read(call.params.id, analysisCaller(call), call.query.share)
  checkKeyModel(call.signedIn, data.modelId)
  // Signed addresses and others' eyes: no cache between us may keep it.
  return { data, headers: { 'cache-control': 'no-store' } }
}
