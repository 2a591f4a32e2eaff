import { z } from 'zod'
import type { Handler } from '../../handler.ts'
import { answerPrompt } from './answer-prompt.ts'

const made = z.object({ image: z.string() })

/** Returns only the picture's address; engine and prompt are in the analysis. */
export const generateImage: Handler<'generateImage'> = async (call) => {
  const answer = await answerPrompt(call, call.services.analyses.findModelBySlug('image-gen'), ['instructions'])
  const { data, success } = made.safeParse(answer.data)
  return success ? { ...answer, data: data.image } : answer
}
