import type { Handler } from '../../handler.ts'
import { reader } from './analysis-caller.ts'

export const giveFeedback: Handler<'giveFeedback'> = async (call) => {
  await call.services.analyses.giveFeedback(call.params.id, reader(call), call.body)
  return { data: { verdict: call.body.verdict } }
}
