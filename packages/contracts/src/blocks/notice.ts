import { z } from 'zod'

/** What a reader must know before trusting the rest: low confidence, limits, what was not found. */
export const noticeBlock = z.object({
  kind: z.literal('notice'),
  title: z.string().optional(),
  tone: z.enum(['info', 'good', 'warning', 'bad']),
  text: z.string(),
})
