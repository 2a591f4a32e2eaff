import type { Handler } from '../../handler.ts'
import { answerPrompt } from './answer-prompt.ts'

export const exploreTopic: Handler<'exploreTopic'> = (call) =>
  answerPrompt(call, call.services.analyses.findModelBySlug('explore-topic'))
