import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'

/** A sentence of the document, word for word, and its place: one box for each of its lines. */
const citationSchema = z.object({ page: z.int().min(1), quote: z.string(), boxes: z.array(boxSchema) })

/** What `pdfqa` answers: to a question, or, without one, the document's summary. */
export const documentAnswerSchema = z.object({
  /** As it was asked; null where the summary was wanted. */
  question: z.string().nullable(),
  answer: z.string(),
  /** False: the document does not say it, and `answer` says so. */
  found: z.boolean(),
  confidence: confidenceSchema,
  /** Questions that the document answers. */
  related_questions: z.array(z.string()),
  /** The sentence with the answer comes first. A summary cites each of its sentences. */
  citations: z.array(citationSchema),
  pages: z.array(z.object({ aspectRatio: z.number().positive() })),
  /** Reasons to doubt this answer, each a sentence for people. */
  warnings: z.array(z.string()),
})

export type DocumentAnswer = z.infer<typeof documentAnswerSchema>
