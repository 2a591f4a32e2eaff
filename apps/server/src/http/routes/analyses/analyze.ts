import type { Handler } from '../../handler.ts'
import { answerModelCall } from './answer-model-call.ts'

export const analyze: Handler<'analyze'> = (call) =>
  answerModelCall(call, call.services.analyses.findModelBySlug(call.params['*']))
