import type { Handler } from '../../handler.ts'
import { analysisCaller } from './analysis-caller.ts'

export const undoCorrection: Handler<'undoCorrection'> = async (call) => ({
  data: await call.services.analyses.undoCorrection(call.params.id, analysisCaller(call), call.params.place),
})
