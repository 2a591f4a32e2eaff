import type { Handler } from '../../handler.ts'
import { answerPrompt } from './answer-prompt.ts'

export const generateImage: Handler<'generateImage'> = (call) =>
  answerPrompt(call, call.services.analyses.findModelBySlug('image-gen'), ['instructions'])
