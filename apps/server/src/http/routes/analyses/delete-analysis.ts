import type { Handler } from '../../handler.ts'
import { reader } from './analysis-caller.ts'

export const deleteAnalysis: Handler<'deleteAnalysis'> = async (call) => {
  await call.services.analyses.delete(call.params.id, reader(call))
  return { data: { deleted: true } }
}
