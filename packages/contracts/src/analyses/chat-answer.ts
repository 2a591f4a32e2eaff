import { z } from 'zod'
import { boxSchema } from '../blocks/place.ts'

/** A sentence of the document that an answer is based on, with its rectangles on the page. Pages count from 1. */
export const citationSchema = z.object({
  page: z.int().min(1),
  quote: z.string(),
  boxes: z.array(boxSchema).default([]),
})
export type Citation = z.infer<typeof citationSchema>

const answerSchema = z.object({
  answer: z.string().nullish(),
  related_questions: z.array(z.string()).nullish(),
  citations: z.array(citationSchema).nullish(),
})

export interface ChatAnswer {
  /** Null: there is none. */
  answer: string | null
  relatedQuestions: readonly string[]
  citations: readonly Citation[]
}

/**
 * Reads the forms in which callers may send it: a string, or an object with answer and related questions, at the top
 * level or at `data`.
 */
export function readChatAnswer(output: unknown): ChatAnswer {
  if (typeof output === 'string') return { answer: output || null, relatedQuestions: [], citations: [] }
  const nested = z.object({ data: z.unknown() }).safeParse(output)
  const read = answerSchema.safeParse(output)
  if (nested.success && nested.data.data && !(read.success && read.data.answer)) return readChatAnswer(nested.data.data)
  const { answer, related_questions, citations } = read.success ? read.data : {}
  return { answer: answer || null, relatedQuestions: related_questions ?? [], citations: citations ?? [] }
}
