import type { Handler } from '../../handler.ts'
import { answerModelCall } from './answer-model-call.ts'

export const analyzeByFunction: Handler<'analyzeByFunction'> = (call) =>
  answerModelCall(call, call.services.analyses.findModelByFunction(call.params['*'], call.body))
