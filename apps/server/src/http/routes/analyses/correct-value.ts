import type { Handler } from '../../handler.ts'
import { analysisCaller } from './analysis-caller.ts'

export const correctValue: Handler<'correctValue'> = async (call) => ({
  data: await call.services.analyses.correct(call.params.id, analysisCaller(call), call.body),
})
