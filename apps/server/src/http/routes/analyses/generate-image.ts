import { z } from 'zod'
import type { Handler } from '../../handler.ts'
import { answerPrompt } from './answer-prompt.ts'

const madeImage = z.object({ image: z.string() })

/** The answer of the call is the picture's address alone; all that is known of it stands in the analysis. */
export const generateImage: Handler<'generateImage'> = async (call) => {
  const answer = await answerPrompt(call, call.services.analyses.findModelBySlug('image-gen'), ['instructions'])
  const made = madeImage.safeParse(answer.data)
  return made.success ? { ...answer, data: made.data.image } : answer
}
