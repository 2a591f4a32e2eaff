import { checkKeyModel } from '../../../api-keys/check-key-model.ts'
import type { Handler } from '../../handler.ts'
import { analysisCaller } from './analysis-caller.ts'

export const getAnalysis: Handler<'getAnalysis'> = async (call) => {
  const data = await call.services.analyses.read(call.params.id, analysisCaller(call), call.query.share)
  checkKeyModel(call.signedIn, data.modelId)
  // Signed addresses of personal files: no cache in between may store the answer.
  return { data, headers: { 'cache-control': 'no-store' } }
}
