import type { Handler } from '../../handler.ts'
import { reader } from './analysis-caller.ts'

export const getAnalysis: Handler<'getAnalysis'> = async (call) => ({
  data: await call.services.analyses.read(call.params.id, reader(call), call.query.share),
  // Signed addresses and others' eyes: no cache between us may keep it.
  headers: { 'cache-control': 'no-store' },
})
